### Headings of rules: what a rule is about.

rule-kind-action = Actions
rule-kind-activation = Activation
rule-kind-attack = Attacks
rule-kind-boss = The Boss
rule-kind-car = Cars
rule-kind-combat = Combat
rule-kind-component = What is in the box
rule-kind-definition = What words mean
rule-kind-difficulty = Difficulty
rule-kind-door = Doors
rule-kind-effect = Effects
rule-kind-end = The end of the game
rule-kind-equipment = Equipment
rule-kind-experience = Experience
rule-kind-inventory = What survivors carry
rule-kind-machine = Machines
rule-kind-mission = Missions
rule-kind-mold = Mold
rule-kind-movement = Movement
rule-kind-noise = Noise
rule-kind-pit = Pits
rule-kind-reveal = Turning cards over
rule-kind-round = The round
rule-kind-setup = Set-up
rule-kind-sight = Sight
rule-kind-skill = Skills
rule-kind-solo = Playing alone
rule-kind-spawn = Spawning
rule-kind-turn = Turns
rule-kind-ultrared = Ultrared mode
rule-kind-upgrade = Upgrades
rule-kind-walk = Zombies walk and attack
rule-kind-xeno = Xenos
rule-kind-zombie = Zombies
rule-kind-zone = Zones

rule-part-objective = objective
rule-part-rule = special rule
rule-part-defeat = defeat
rule-part-setup = set-up

rule-table-ambiguity = Where the book leaves it open
rule-table-example = Example
