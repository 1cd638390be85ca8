# Pieces of sentences for events and questions that have no sentence of their own.

# $kind: a short word from the rules; $about: what it is about, "none" if nothing
tell-question =
    { $about ->
        [none] What about this: { $kind }?
       *[other] What about this: { $kind } ({ $about })?
    }
tell-nothing = nothing
tell-yes = yes
tell-no = no
