// Tells the player that the browser is too old. index.html loads it where a feature of the oldest supported
// browsers is missing; syntax and functions of 2015, so that those browsers can run it.
const sentences = {
  en: [
    'This browser is too old for Tessera',
    'Tessera needs Chrome 111, Firefox 140, Safari 16.4 or a newer version. Please update your browser, or open this page in another one.',
  ],
  fr: [
    'Ce navigateur est trop ancien pour Tessera',
    'Il faut Chrome 111, Firefox 140, Safari 16.4 ou une version plus récente. Mettez votre navigateur à jour, ou ouvrez cette page dans un autre.',
  ],
  cs: [
    'Tento prohlížeč je na Tesseru příliš starý',
    'Je potřeba Chrome 111, Firefox 140, Safari 16.4 nebo novější verze. Aktualizujte prosím prohlížeč, nebo otevřete stránku v jiném.',
  ],
};

function chosenLanguage() {
  try {
    return JSON.parse(localStorage.getItem('tessera.settings')).language;
  } catch (_) {
    return undefined;
  }
}

const preferred = [chosenLanguage()].concat(navigator.languages || navigator.language);
const language =
  preferred.map(tag => String(tag).slice(0, 2).toLowerCase()).filter(tag => sentences[tag])[0] || 'en';

const note = document.createElement('main');
note.className = 'notice';
note.lang = language;
note.style.paddingBottom = '2rem';
note.setAttribute('role', 'alert');
['h1', 'p'].forEach((tag, i) => {
  note.appendChild(document.createElement(tag)).textContent = sentences[language][i];
});
document.body.insertBefore(note, document.body.firstChild);
