import './choices.css';
import type { ComponentChildren } from 'preact';
import type { AnyOffered } from './hand.ts';

interface ChoicesProps<O> {
  readonly model: {
    readonly choices: readonly O[];
    readonly chosen: O | undefined;
    press(offered: O): void;
  };
  readonly label: string;
  nameOf(offered: O): ComponentChildren;
}

/** Alternatives that the last press may mean, as toggle buttons; the selected one is pressed. */
export function Choices<O extends AnyOffered>({ model, label, nameOf }: ChoicesProps<O>) {
  const { choices, chosen, press } = model;
  if (choices.length < 2) return null;
  return (
    <div className="tb-choices" role="group" aria-label={label}>
      {choices.map((one, i) => (
        <button
          key={one.text}
          type="button"
          className="tb-button"
          aria-pressed={one === chosen}
          onClick={() => one !== chosen && press(one)}
        >
          {nameOf(one)}
          {i < 9 && <kbd>{i + 1}</kbd>}
        </button>
      ))}
    </div>
  );
}
