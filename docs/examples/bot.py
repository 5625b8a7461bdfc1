"""A bot of one's own: it plays seat 0 of a whole match, a bot of tessera plays the others.

    python3 docs/examples/bot.py tesseract
    python3 docs/examples/bot.py rift --options '{"stallLimit": 40}' --against easy --seed 7 --log match.json

It talks to `tessera engine` (docs/cli.md), in fair mode: all it is told is what its seat may know.
"""
import argparse, json, os, random, subprocess


class Engine:
    """Asks one thing at a time."""

    def __init__(self, game):
        command = f"{os.environ.get('TESSERA', 'npx tessera')} engine --game {game}"
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, shell=True, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        self.asked = 0

    def ask(self, type, **fields):
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, "type": type, **fields}) + "\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            answer = json.loads(line)
            if "thought" in answer:
                continue  # what a bot thinks before it answers
            if not answer["ok"]:
                raise RuntimeError(answer["error"]["message"])
            return answer
        raise RuntimeError("the engine has gone")


def choose(legal, dice):
    """Captures and contains where it can, else anything: yours will do better, from `view` and `played`."""
    good = [answer for answer in legal if "x" in answer or answer.startswith(("contain", "pick", "yes"))]
    return dice.choice(good or legal)


def play(engine, dice, against):
    known = 0  # answers that were looked at
    while True:
        state = engine.ask("state", seat=0, since=known)
        known = state["plies"]
        if state["decider"] is None:
            return state
        if state["decider"] == 0:
            answer = choose(state["legal"], dice)
        else:
            answer = engine.ask("go", bot=against)["move"]
        engine.ask("moves", moves=[answer])


parser = argparse.ArgumentParser()
parser.add_argument("game")
parser.add_argument("--options", type=json.loads, default={})
parser.add_argument("--against", default="easy")
parser.add_argument("--seed")
parser.add_argument("--log")
args = parser.parse_args()
engine = Engine(args.game)
engine.ask("options", options=args.options)
if args.seed:
    engine.ask("position", seed=args.seed)
end = play(engine, random.Random(args.seed), args.against)
print(f"seat 0 has {'won' if 0 in end['outcome']['winners'] else 'lost'}: {end['outcome']['reason']}, {end['plies']} answers")
if args.log:
    with open(args.log, "w", encoding="utf-8") as file:
        json.dump(engine.ask("log")["log"], file)
engine.ask("quit")
