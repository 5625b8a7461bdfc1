// @chunk start
import { Component, type ComponentChildren, type ComponentType, createElement } from 'preact';

/** Higher-order component: re-renders only when a prop changes. */
export function memo<P extends object>(Drawn: ComponentType<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: object): boolean {
      return differ(this.props, next);
    }

    override render(): ComponentChildren {
      return createElement(Drawn, this.props);
    }
  };
}

/** True if two objects differ in a property. */
export function differ(before: object, after: object): boolean {
  const [old, now] = [Object.entries(before), new Map(Object.entries(after))];
  return old.length !== now.size || old.some(([name, value]) => !Object.is(value, now.get(name)));
}
