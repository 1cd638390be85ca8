# The rule index in the terminal. Tables and games keep the names they have in the index.

rules-count =
    { $count ->
        [one] 1 entry in the rule index
       *[other] { $count } entries in the rule index
    }
rules-german = { $count } of them have a German text ({ $share }); whoever reads German is shown the others in English.
rules-how = overrun rules WORD searches; overrun rules ID shows one entry in full.
rules-found =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
rules-question = question: { $text }
rules-reading = reading: { $text }
rules-why = why: { $text }
rules-house = house rule: { $text }
rules-given = given: { $text }
rules-when = when: { $text }
rules-then = then: { $text }
rules-source = source: { $text }
rules-note = note: { $text }
rules-accepted = Accepted without a test:
rules-rules = rules
rules-tested = tested
rules-proved = { $tested } of { $rules } rules are proved by a passing test ({ $share }).
