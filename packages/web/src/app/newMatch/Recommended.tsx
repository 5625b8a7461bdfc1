// @chunk draft
/** Recommended first game, started without any choices. */
import { Icon } from '../../ui/Icon.tsx';

interface RecommendedProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly onStart: () => void;
}

export const Recommended = ({ title, text, button, onStart }: RecommendedProps) => (
  <section className="card recommended">
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    <button type="button" className="button is-main" onClick={onStart}>
      {button}
      <Icon name="arrow" />
    </button>
  </section>
);
