/**
 * Plan made while others think: moves tried on the board, visible to nobody else, played by the server on
 * request.
 */
import { useState } from 'preact/hooks';
import { fill, plural } from '../../text/index.ts';
import type { Layout } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { DeedOf } from '../game.ts';
import type { TableModel } from '../useTable.ts';
import { PlanSteps } from './PlanSteps.tsx';
import type { OnlineNow } from './useOnline.ts';
import type { TalkWords } from './words/index.ts';

interface PlanProps {
  readonly model: TableModel<unknown>;
  readonly words: TalkWords;
  readonly now: OnlineNow;
  readonly deedOf: DeedOf;
}

export function PlanLine({ model, words: { plan }, now, deedOf }: PlanProps) {
  const { online, heard } = now;
  const { language } = model.text;
  /** Choice not yet confirmed by the server, shown meanwhile so that the box does not jump back. */
  const [chosen, setChosen] = useState<boolean>();
  const { moves = [], isOrder: isKept = false } = heard.view.plan ?? {};
  const isOrder = chosen ?? isKept;
  const isPlanning = online.isPlanning();
  const isYours = heard.view.standing?.toAct === heard.view.you;
  if (isYours && moves.length === 0) return null;
  const count = moves.length;
  const legal = online.triedPlan()?.legalCount ?? count;
  const keep = (next: readonly string[], order: boolean) =>
    online.tell({ do: 'plan', moves: [...next], isOrder: order });
  const choose = (order: boolean): void => {
    setChosen(order);
    void keep(moves, order).finally(() => setChosen(undefined));
  };
  const standing = legal < count ? fill(plan.lost, { legal }) : plan.legal;
  if (!isPlanning && count === 0)
    return (
      <div className="tb-band is-quiet">
        <button
          type="button"
          className="tb-pill tb-plan-start"
          title={plan.start}
          aria-label={plan.start}
          onClick={() => online.setPlanning(true)}
        >
          <Icon name="forward" size={14} />
          <span>{plan.start}</span>
        </button>
      </div>
    );
  return (
    <div className={`tb-band is-plan ${isPlanning ? '' : 'is-quiet'}`}>
      <p>
        {count === 0 && (
          <>
            <b>{plan.trying}</b> {plan.none}
          </>
        )}
      </p>
      {count > 0 && (
        <details className="tb-plan" open={isPlanning && hasRoom(model.layout)}>
          <summary className="tb-pill">
            {plural(language, plan.planned, count)}, {standing}
            <Icon name="down" size={14} />
          </summary>
          <PlanSteps {...{ moves, words: plan, now, deedOf }} onChange={next => void keep(next, isOrder)} />
        </details>
      )}
      <label className="tb-order">
        <input type="checkbox" checked={isOrder} onChange={event => choose(event.currentTarget.checked)} />
        {plan.atOnce}
      </label>
      {count > 0 && (
        <button type="button" className="tb-button" onClick={() => void keep([], isOrder)}>
          {plan.clear}
        </button>
      )}
      {isPlanning ? (
        <button
          key="done"
          type="button"
          className="tb-button is-go"
          onClick={() => online.setPlanning(false)}
        >
          {plan.done}
        </button>
      ) : (
        <button key="start" type="button" className="tb-button" onClick={() => online.setPlanning(true)}>
          {plan.start}
        </button>
      )}
    </div>
  );
}

/** True for layouts where the steps do not cover the board. */
const hasRoom = (layout: Layout): boolean => layout === 'low' || layout === 'wide' || layout === 'huge';
