"""A table of Intrigue at which every seat chooses at random, with PettingZoo."""

from signoria.research.pettingzoo import env

game = env("intrigue", seats=3)
game.reset(seed=7)
for agent in game.agent_iter():
    seen, reward, ended, cut_off, info = game.last()
    choice = None if ended else game.action_space(agent).sample(seen["action_mask"])
    game.step(choice)
    print(agent, info if ended else choice)
