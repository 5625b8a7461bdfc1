/** Renders components without a document, for tests. */
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

/** A rendered tree as text: elements with their attributes, components expanded. */
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
