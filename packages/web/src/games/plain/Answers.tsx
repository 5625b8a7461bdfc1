/** All legal answers of the deciding seat as buttons, grouped by verb. */
import type { TargetedKeyboardEvent } from 'preact';
import type { PartProps } from '../../table/game.ts';
import { HintButton } from '../../table/HintButton.tsx';
import { UndoButton } from '../../table/UndoButton.tsx';
import { fill, plural } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { AnswerGroup } from './answers.ts';
import { listed, type PlainModel, shownOf } from './useModel.ts';

export function Answers({ model, deeds }: PartProps<PlainModel>) {
  const { words, letters, canAct, chosen } = model;
  return (
    <section className="tb-panel pl-answers" aria-label={words.answers}>
      <header>
        <h2>{words.answers}</h2>
        {letters.isLong && <Search model={model} />}
        <span className="pl-tools">
          <UndoButton model={model} deeds={deeds} className="tb-button pl-tool" />
          <HintButton model={model} deeds={deeds} className="tb-button pl-tool" />
        </span>
      </header>
      {canAct ? <Groups model={model} /> : <p className="tb-sub">{words.waiting}</p>}
      {chosen !== undefined && <Chosen model={model} answer={chosen} />}
    </section>
  );
}

interface ModelProps {
  readonly model: PlainModel;
}

function Search({ model: { words, letters } }: ModelProps) {
  return (
    <label className="pl-find">
      <Icon name="search" size={16} />
      <input
        id="pl-search"
        className="field"
        type="search"
        autoComplete="off"
        placeholder={words.search}
        aria-label={words.search}
        value={letters.query}
        onInput={event => letters.search(event.currentTarget.value)}
      />
    </label>
  );
}

function Groups({ model }: ModelProps) {
  const { letters, words } = model;
  const numbers = new Map(listed(model).map((answer, i) => [answer, i + 1]));
  if (letters.groups.length === 0)
    return <p className="tb-sub">{fill(words.none, { query: letters.query })}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk between the buttons inside.
    <div className="pl-groups tb-scroll" data-asks onKeyDown={walk}>
      {letters.groups.map(group => (
        <Group key={group.verb} model={model} group={group} numbers={numbers} />
      ))}
    </div>
  );
}

/** Roving tabindex: the list is one tab stop, arrow keys move between answers. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-thing]')];
  const here = buttons.indexOf(event.target as HTMLElement);
  const next = step && here >= 0 ? buttons[(here + step + buttons.length) % buttons.length] : undefined;
  if (!next || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

interface GroupProps extends ModelProps {
  readonly group: AnswerGroup;
  /** Positions of the answers on the screen, for number keys. */
  readonly numbers: ReadonlyMap<string, number>;
}

function Group({ model, group, numbers }: GroupProps) {
  const { speech, words, letters, text } = model;
  const { verb, answers } = group;
  const shown = shownOf(model, group);
  const title = verb === '' ? words.all : speech.verb(verb);
  const isAlone = answers.length === 1;
  const isFolded = shown.length < answers.length;
  const className = `pl-group ${isAlone ? 'is-alone' : answers.length > 9 ? 'is-long' : ''}`;
  return (
    <div className={className} role="group" aria-label={title}>
      {!isAlone && (
        <p aria-hidden="true">
          {title} <small>{answers.length}</small>
        </p>
      )}
      {shown.map(answer => (
        <Answer
          key={answer}
          model={model}
          answer={answer}
          number={numbers.get(answer) ?? 0}
          isAlone={isAlone}
        />
      ))}
      {(isFolded || letters.unfolded.has(verb)) && letters.query === '' && (
        <button
          type="button"
          className="tb-button is-ghost"
          aria-expanded={!isFolded}
          onClick={() => letters.fold(verb)}
        >
          {isFolded ? plural(text.language, words.more, answers.length - shown.length) : words.fewer}
        </button>
      )}
    </div>
  );
}

interface AnswerProps extends ModelProps {
  readonly answer: string;
  readonly number: number;
  /** True for the only answer of a group: its label contains the verb. */
  readonly isAlone: boolean;
}

function Answer({ model, answer, number, isAlone }: AnswerProps) {
  const { speech, chosen, press, coach, snapshot, text } = model;
  const isHinted = coach.isHint && coach.advice?.line[0] === answer;
  const bar = snapshot.lasting[answer];
  const said = speech.answer(answer);
  return (
    <button
      type="button"
      className={isHinted ? 'tb-button pl-answer is-hinted' : 'tb-button pl-answer'}
      data-thing={answer}
      tabIndex={number === 1 ? 0 : -1}
      aria-pressed={chosen === answer}
      aria-label={said}
      title={bar && barWords(text, bar)}
      onClick={() => press(answer)}
    >
      <span aria-hidden="true">{isAlone ? said : speech.rest(answer) || speech.value(answer)}</span>
      {number < 10 && <kbd aria-hidden="true">{number}</kbd>}
    </button>
  );
}

type Bar = PlainModel['snapshot']['lasting'][string];

/** Reason why an answer cannot be undone, if there is text for it. */
const barWords = ({ table }: PlainModel['text'], bar: Bar): string | undefined =>
  (table.chosen.bars as Readonly<Partial<Record<Bar, string>>>)[bar];

/** Card of the selected answer: whether it can be undone, and the button that plays it. */
function Chosen({ model, answer }: ModelProps & { readonly answer: string }) {
  const { speech, words, text, snapshot, confirm, letGo } = model;
  const { chosen, keyNames } = text.table;
  const bar = snapshot.lasting[answer];
  return (
    <div className="pl-chosen" role="status" aria-label={chosen.title}>
      <p>
        <b>{speech.answer(answer)}</b> {bar && <small>{barWords(text, bar)}</small>}
      </p>
      <button type="button" className="tb-button is-go" onClick={confirm}>
        {words.do} <kbd>{keyNames.enter}</kbd>
      </button>
      <button type="button" className="tb-button" onClick={letGo}>
        {chosen.letGo} <kbd>{keyNames.escape}</kbd>
      </button>
    </div>
  );
}
