/** Answers given without a connection: listed while it is lost, and offered afterwards. */
import { fill, plural } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { DeedOf } from '../game.ts';
import type { TableModel } from '../useTable.ts';
import { PlanSteps } from './PlanSteps.tsx';
import type { OnlineNow } from './useOnline.ts';
import type { TalkWords } from './words/index.ts';

interface AsideProps {
  readonly model: TableModel<unknown>;
  readonly words: TalkWords;
  readonly now: OnlineNow;
  readonly deedOf: DeedOf;
}

export function AsideLine({ model, words, now, deedOf }: AsideProps) {
  const { online, heard, status } = now;
  const { unplugged, plan } = words;
  const { language } = model.text;
  const moves = online.setAside() ?? [];
  const count = moves.length;
  const isAway = status === 'reconnecting';
  const isYours = heard.view.standing?.toAct === heard.view.you;
  const legal = online.triedPlan()?.legalCount ?? count;
  const steps = (
    <details className="tb-plan">
      <summary className="tb-pill">
        {plural(language, unplugged.made, count)}
        {legal < count && `, ${fill(plan.lost, { legal })}`}
        <Icon name="down" size={14} />
      </summary>
      <PlanSteps
        {...{ moves, now, deedOf }}
        words={{ ...plan, trying: unplugged.guesses }}
        onChange={next => void online.keepAside(next)}
      />
    </details>
  );
  if (isAway)
    return (
      <>
        <p>
          {count > 0
            ? plural(language, unplugged.kept, count)
            : online.isLost()
              ? unplugged.onItsWay
              : unplugged.lost}
        </p>
        {count > 0 && steps}
        {count === 0 && (!isYours || online.isLost()) && !online.isPlanning() && (
          <button type="button" className="tb-button" onClick={() => online.setPlanning(true)}>
            {plan.start}
          </button>
        )}
      </>
    );
  return (
    <>
      <p>{unplugged.back}</p>
      {steps}
      <button
        type="button"
        className="tb-button is-go"
        disabled={isYours && legal === 0}
        onClick={() => void online.playAside()}
      >
        {isYours ? unplugged.play : unplugged.keep}
      </button>
      <button type="button" className="tb-button" onClick={() => void online.keepAside([])}>
        {unplugged.drop}
      </button>
    </>
  );
}
