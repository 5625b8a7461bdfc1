/** Components without a page, to be looked at in a test. */
import {
  Component,
  type ComponentChildren,
  type ComponentClass,
  type ComponentType,
  type FunctionComponent,
  type VNode,
} from 'preact';

type Props = Record<string, unknown>;

const isClass = (type: ComponentType<Props>): type is ComponentClass<Props> =>
  type.prototype instanceof Component;

/** A drawing as text: elements with what they are given, components drawn. */
export function drawn(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(drawn).join('');
  if (node === null || typeof node !== 'object' || !('props' in node)) return `${node || ''}`;
  const { type, props } = node as VNode<Props>;
  if (typeof type === 'string') {
    const { children, ...given } = props;
    return `<${type} ${JSON.stringify(given)}>${drawn(children as ComponentChildren)}</${type}>`;
  }
  return drawn(isClass(type) ? new type(props).render(props) : (type as FunctionComponent<Props>)(props));
}
