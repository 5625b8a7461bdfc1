/** Script of a written review: it draws the graph, steps through the boards, and asks for the better answers. */
(() => {
  const page = JSON.parse(document.getElementById('data').textContent);
  const { text, boards, lines, steps, points, moments, names } = page;
  const all = boards.length - 1;
  const COLOURS = ['#4d8dff', '#ff6b62', '#e0a43a', '#8f7bf0'];
  const fill = (sentence, params) => sentence.replace(/\{(\w+)\}/g, (_, key) => params[key] ?? '');
  const make = (tag, content = '', attributes = {}) => {
    const made = document.createElement(tag);
    made.append(...[content].flat());
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };
  const button = (label, press) => {
    const made = make('button', label, { type: 'button' });
    made.addEventListener('click', press);
    return made;
  };
  const main = document.getElementById('main');

  // Graph: a line per holder, diamonds for costs, bars for chance.
  const x = count => ((1000 * count) / Math.max(1, all)).toFixed(1);
  const y = chance => (100 - 100 * chance).toFixed(1);
  const path = holder => points.map(({ count, chances }) => `${x(count)},${y(chances[holder])}`).join('L');
  const bar = ({ index, luck }) =>
    `<path d="M${x(index)},50v${(-50 * luck).toFixed(1)}" stroke="currentColor" opacity=".35" style="stroke-width:4"/>`;
  const diamond = ({ index, seat }) =>
    `<path d="M${x(index)},${y(at(index)[names.length === 1 ? 0 : seat])}m-4,0l4,-6l4,6l-4,6z" stroke="var(--bad)" style="fill:var(--bad)"/>`;
  const at = index => (points.find(({ count }) => count >= index) ?? points.at(-1)).chances;
  const graph = make('div', '', { 'aria-hidden': 'true' });
  graph.innerHTML = [
    '<svg viewBox="0 -4 1000 108" preserveAspectRatio="none">',
    '<path d="M0,0H1000M0,50H1000M0,100H1000" stroke="var(--line)"/>',
    ...page.luck.map(bar),
    ...names.map((_, holder) => `<path d="M${path(holder)}" stroke="${COLOURS[holder]}"/>`),
    ...page.costs.filter(({ index }) => moments.some(one => one.index === index)).map(diamond),
    '<path id="now" stroke="currentColor"/></svg>',
  ].join('');
  const svg = graph.firstChild;
  const pointed = event => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width } = svg.getBoundingClientRect();
    stop();
    show(Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * all));
  };
  svg.addEventListener('pointerdown', pointed);
  svg.addEventListener('pointermove', pointed);

  const slider = make('input', '', { type: 'range', min: 0, max: all, value: all, 'aria-label': text.past });
  slider.addEventListener('input', () => {
    stop();
    show(slider.valueAsNumber);
  });
  const said = make('p', '', { role: 'status' });
  const board = make('pre');
  const playing = button(text.play, () => (timer ? stop() : play()));
  let shown = all;
  let timer;
  let before = [];

  function draw(numbers) {
    board.replaceChildren(
      ...numbers.flatMap(number => {
        const line = make('span', lines[number]);
        if (before.length > 0 && !before.includes(number)) line.className = 'new';
        return [line, '\n'];
      }),
    );
    before = numbers;
  }
  function show(count) {
    shown = Math.min(all, Math.max(0, count));
    slider.value = shown;
    document.getElementById('now').setAttribute('d', `M${x(shown)},-4V104`);
    const chances = at(shown).map((chance, i) => `${names[i]} ${Math.round(100 * chance)} %`);
    const step = shown === 0 ? text.beginning : steps[shown - 1];
    said.replaceChildren(
      make('b', fill(text.step, { count: shown, all })),
      ` · ${chances.join(', ')} · ${step}`,
    );
    draw(boards[shown]);
  }
  function stop() {
    clearInterval(timer);
    timer = undefined;
    playing.textContent = text.play;
  }
  function go(count, isFar = false) {
    stop();
    show(count);
    if (isFar) board.scrollIntoView({ block: 'nearest' });
  }
  function play() {
    if (shown === all) show(0);
    playing.textContent = text.pause;
    timer = setInterval(() => (shown < all ? show(shown + 1) : stop()), 900);
  }
  /** Plays a line of boards, one after another. */
  function playLine(line) {
    stop();
    let i = 0;
    const next = () => {
      draw(line[i++]);
      if (i === line.length) stop();
    };
    next();
    if (line.length > 1) timer = setInterval(next, 1100);
    board.scrollIntoView({ block: 'nearest' });
  }

  main.append(
    make('h2', text.course),
    make('p', text.hint, { class: 'muted' }),
    graph,
    make('div', [playing, button('‹', () => go(shown - 1)), slider, button('›', () => go(shown + 1))], {
      class: 'controls',
    }),
    said,
    board,
    make('h2', text.find),
    make('div', moments.map(card), { class: 'cards' }),
  );

  function card(moment, number) {
    const { index, name, answer, cost, before: best, after, line, reasons, reply, tries } = moment;
    const verdict = make('p', '', { role: 'status' });
    const solved = make('div', '', { hidden: '' });
    const reveal = () => {
      solved.hidden = false;
      choices.hidden = true;
    };
    const grade = one => {
      verdict.className = one.grade;
      verdict.textContent = fill(text[one.grade], { points: one.points, gap: best - one.points });
      if (one.grade === 'best') reveal();
    };
    const others = tries.filter(one => one.answer !== answer);
    const choices = make(
      'div',
      [...others.map(one => button(one.answer, () => grade(one))), button(text.show, reveal)],
      {
        class: 'tries',
      },
    );
    solved.append(
      make('h3', text.answer),
      make('p', make('b', `${line.join('; ')} (${best} %)`, { class: 'best' })),
      make('p', [reasons, reply].filter(Boolean).join(' ')),
      button(text.line, () => playLine(moment.boards)),
    );
    return make(
      'section',
      [
        make('h3', `${number + 1}. ${fill(text.step, { count: index + 1, all })}`),
        make('p', [
          fill(text.played, { name }),
          ' ',
          make('b', answer),
          ` (${best} % → ${after} %, `,
          make('span', `−${cost}`, { class: 'worse' }),
          ')',
        ]),
        button(text.from, () => go(index, true)),
        make('p', text.choose),
        choices,
        verdict,
        solved,
      ],
      { class: 'card' },
    );
  }
  show(all);
})();
