/**
 * Vite plugin: cuts from preact what this client never uses, which no bundler can know: hydration, portals, contexts,
 * MathML, life cycles of class components but for error boundaries, and hooks for development tools. A cut that the installed
 * version does not have exactly once fails the build: read the changes of preact then, and the rows here anew.
 */
import type { Plugin } from 'vite';

/** A text of the package and what stands in its place. */
type Cut = readonly [text: string, instead: string];

const SVG = '"http://www.w3.org/2000/svg"';
const MATH = '"http://www.w3.org/1998/Math/MathML"';
const XHTML = '"http://www.w3.org/1999/xhtml"';

/** `diff`, `diffChildren` and `diffElementNodes` without the server's nodes and the flag of hydration. */
const HYDRATION: readonly Cut[] = [
  [
    'z(e,r,u,t.__n,e.namespaceURI,32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)',
    'z(e,r,u,t.__n,e.namespaceURI,f,i||S(u),o)',
  ],
  ['function I(n,t,r,u,i,f,o,e,l,c,a)', 'function I(n,t,r,u,i,f,e,l,a)'],
  ['z(n,v,h,i,f,o,e,l,c,a)', 'z(n,v,h,i,f,e,l,a)'],
  ['function z(t,r,u,i,f,o,e,l,c,a)', 'function z(t,r,u,i,f,e,l,a)'],
  ['128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),', ''],
  ['r.__u&=-161,p&&p.some(g),', ''],
  [
    'if(e.length=v,r.__v=null,c||o)if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&o.some(g);else r.__e=u.__e;',
    'e.length=v,r.__v=null,r.__e=u.__e;',
  ],
  ['t&&t.then||D(r),', 'D(r),'],
  ['F(u.__e,r,u,i,f,o,e,c,a,t)', 'F(u.__e,r,u,i,f,e,a)'],
  ['function F(t,r,u,i,f,o,e,l,c,a)', 'function F(t,r,u,i,f,e,c)'],
  [
    ',o)for(s=0;s<o.length;s++)if((k=o[s])&&(C?k.localName==C:3==k.nodeType)){t=k,o[s]=null;break}if(!t){if(M=a.ownerDocument||document,!C)return M.createTextNode(x);t=M.createElementNS(f,C,x.is?x:a),l&&(n.__m&&n.__m(r,o),l=!1),o=null}if(C){if(a="template"==C&&t.content||t,o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes),!l&&o)for($={},s=0;s<t.attributes.length;s++)$[(k=t.attributes[s]).name]=k.value;for(s in $)',
    ',!t){if(!C)return document.createTextNode(x);t=document.createElementNS(f,C)}if(C){for(s in $)',
  ],
  ['l&&"function"!=typeof k||$[s]===k||', '$[s]===k||'],
  [
    'l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html)',
    'y&&h.__html==y.__html||(t.innerHTML=h.__html)',
  ],
  [
    'I(a,w(_)?_:[_],r,u,i,f,o,e,o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g)',
    'I(t,w(_)?_:[_],r,u,i,f,e,u.__k&&S(u,0),c)',
  ],
  ['l&&"textarea"!=C||(s="value"', '(s="value"'],
  ['$===x||l&&t.data==x||(t.data=x)', '$===x||(t.data=x)'],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  ['9==r.nodeType&&(r=r.documentElement),i=(u=t&&32&t.__u)?null:r.__k,', 'i=r.__k,'],
  [
    'r.namespaceURI,i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o)',
    'r.namespaceURI,f,i?i.__e:r.firstChild,o)',
  ],
  [
    'for(t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&(!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):r.insertBefore(o,t||null)),t=o;(t=t&&t.nextSibling)&&8==t.nodeType&&!t.data.startsWith("$s"););return t',
    'return t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,o!=t&&(!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):r.insertBefore(o,t||null)),o.nextSibling',
  ],
];

const PORTALS: readonly Cut[] = [
  ['"function"!=typeof n.type||n.props.__P?null:S(n)', '"function"==typeof n.type?S(n):null'],
  ['n.__c&&!n.props.__P', 'n.__c'],
  ['if(n.props.__P)return t;', ''],
  [
    'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),l=I(t,w(A)?A:[A],r,u,i,f,o,e,l,c,a),M.__P&&(r.__e=null,l=s),',
    'l=I(t,w(A)?A:[A],r,u,i,f,e,l,a),',
  ],
  ['u&&!t.props.__P', 'u'],
];

const NAMESPACES: readonly Cut[] = [
  [`"math"==C?f=${MATH}:f||(f=${XHTML})`, `f||(f=${XHTML})`],
  [`("foreignObject"==C||${MATH}==f&&v.test(C))`, '"foreignObject"==C'],
  [`if(${SVG}==i)t=t.replace(/xlink(H|:h)/,"h").replace`, `if(${SVG}==i)t=t.replace`],
];

/** `CrashBoundary` has `getDerivedStateFromError`, `memo` has `shouldComponentUpdate`. */
const LIFE_CYCLES: readonly Cut[] = [
  [
    ',V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
    '',
  ],
  ['k=d.props,b=d.state,d.__v=r', 'd.__v=r'],
  [
    'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
    '',
  ],
  [
    'd.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),C&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(k,b,m)})}else C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),C&&d.componentDidMount&&d.__h.push(d.componentDidMount);',
    '}',
  ],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
  ['i.componentDidCatch&&(i.componentDidCatch(n,u||{}),e=1),', ''],
];

const CONTEXTS: readonly Cut[] = [
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', ''],
  ['r.__c=d=new V(M,L)', 'r.__c=d=new V(M)'],
  ['r.__c=d=new x(M,L)', 'r.__c=d=new x(M)'],
  ['j&&j.sub(d),', ''],
  ['d.shouldComponentUpdate(M,d.__s,L)', 'd.shouldComponentUpdate(M,d.__s)'],
  ['d.context=L,', ''],
  ['d.render(d.props,d.state=d.__s,d.context)', 'd.render(d.props,d.state=d.__s)'],
  ['d.getChildContext&&(i=_({},i,d.getChildContext())),', ''],
  ['function x(n,t){this.props=n,this.context=t,', 'function x(n){this.props=n,'],
  ['function K(n,t,r){return this.constructor(n,r)}', 'function K(n){return this.constructor(n)}'],
];

/** Whoever needs one of these again finds that the build fails. */
const EXPORTS: readonly Cut[] = [
  ['U as createContext,', ''],
  ['X as createPortal,', ''],
  ['R as hydrate,', ''],
];

const OPTIONS: readonly Cut[] = [
  ['return!o&&n.vnode&&n.vnode(e),e', 'return e'],
  ['n.vnode&&n.vnode(r),', ''],
  [
    '(8&t.__g||(t.__g|=8,u.push(t),f++))&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)',
    '8&t.__g||(t.__g|=8,u.push(t),f++)||queueMicrotask(H)',
  ],
  ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
  ['u(n.event?n.event(r):r)', 'u(r)'],
  ['(s=n.__b)&&s(r);', 'n.__b(r);'],
  ['H=n.__r,', ''],
  ['H&&H(r),', 'n.__r(r),'],
  ['return(s=n.diffed)&&s(r),l', 'return n.diffed(r),l'],
  ['n.__c&&n.__c(r,t)', 'n.__c(r,t)'],
  ['n.unmount&&n.unmount(t)', 'n.unmount(t)'],
  ['n.__&&n.__(t,r),', 'n.__(t,r),'],
];

const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  'preact.mjs': [
    ...HYDRATION,
    ...PORTALS,
    ...NAMESPACES,
    ...LIFE_CYCLES,
    ...CONTEXTS,
    ...OPTIONS,
    ...EXPORTS,
  ],
  'hooks.mjs': [
    [',v=a.__b,l=a.__r,m=a.diffed,h=a.__c,s=a.unmount,p=a.__', ''],
    ['a.__h&&a.__h(r,n,f||t),f=0;', ''],
    ['return f=1,_(', 'return _('],
    ['return f=5,w(', 'return w('],
    ['return f=8,w(', 'return w('],
    ['!a.__s&&E(i.__H,u)&&(i.__P=!0', 'E(i.__H,u)&&(i.__P=!0'],
    ['!a.__s&&E(i.__H,u)&&(i.__P=!1', 'E(i.__H,u)&&(i.__P=!1'],
    [',v&&v(n)', ''],
    [',p&&p(n,t)', ''],
    ['l&&l(n),', ''],
    ['m&&m(n);', ''],
    [',h&&h(n,t)', ''],
    ['s&&s(n);', ''],
    ['var k="function"==typeof requestAnimationFrame;', ''],
    ['clearTimeout(u),k&&cancelAnimationFrame(t)', 'clearTimeout(u),cancelAnimationFrame(t)'],
    ['k&&(t=requestAnimationFrame(r))', 't=requestAnimationFrame(r)'],
    ['1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)', '1==n&&z(g)'],
  ],
  'jsxRuntime.mjs': [
    ['return(a||i)&&(s.__source=a,s.__self=i),r.vnode&&r.vnode(s),s', 'return s'],
    ['function a(t,e,n,u,a,i)', 'function a(t,e,n)'],
  ],
};

const PREACT = /\/node_modules\/preact\/(?:\S+\/)?dist\/(\w+\.mjs)$/;

export const renderer: Plugin = {
  name: 'tessera-renderer',
  apply: 'build',
  transform: {
    filter: { id: PREACT },
    handler(code, id) {
      const cuts = CUTS[PREACT.exec(id)?.[1] ?? ''] ?? [];
      return { code: cuts.reduce(cut, code), map: null };
    },
  },
};

function cut(code: string, [text, instead]: Cut): string {
  const parts = code.split(text);
  if (parts.length !== 2) throw new Error(`preact has ${parts.length - 1} times, not once: ${text}`);
  return parts.join(instead);
}
