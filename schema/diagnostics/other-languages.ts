import { bareWord } from './same-word.ts';

/**
 * Words of the schemas in other languages: German, French, Spanish, Italian, Dutch and Portuguese.
 * None of these words has another meaning in English.
 */
const words: Record<string, string> = {
  title: 'titel titre titulo título titolo',
  heading: 'überschrift ueberschrift rubrik encabezado intestazione kop cabeçalho',
  description: 'beschreibung descripcion descripción descrizione beschrijving descrição',
  lead: 'untertitel sous-titre sousTitre subtitulo subtítulo sottotitolo ondertitel einleitung',
  text: 'texte texto testo tekst inhalt contenu contenido contenuto inhoud beschreibungstext',
  type: 'typ tipo',
  kind: 'typ art sorte tipo soort',
  blocks: 'blöcke bloecke blocs bloques blocchi blokken abschnitte',
  cards: 'karten cartes tarjetas schede kaarten kacheln',
  items: 'einträge eintraege elemente éléments elements elementos elementi punkte',
  question: 'frage pregunta domanda vraag pergunta',
  questions: 'fragen preguntas domande vragen perguntas',
  answer: 'antwort réponse reponse respuesta risposta antwoord resposta',
  name: 'nom nombre nome naam',
  price: 'preis prix precio prezzo prijs preço',
  period: 'zeitraum période periode periodo período',
  plans: 'pläne plaene tarife tarifs planes piani',
  features: 'merkmale funktionen leistungen fonctionnalités funciones caratteristiche kenmerken',
  badge: 'abzeichen etiquette insignia',
  button: 'knopf schaltfläche schaltflaeche bouton boton botón pulsante knop botão',
  action: 'aktion handlung accion acción azione actie',
  label: 'beschriftung bezeichnung étiquette etiqueta etichetta',
  href: 'verweis verknüpfung lien enlace collegamento koppeling adresse ziel',
  visual: 'bild diagramm grafik schaubild graphique grafico gráfico afbeelding',
  picture: 'bild foto afbeelding imagen immagine',
  columns: 'spalten colonnes columnas colonne kolommen colunas',
  rows: 'zeilen lignes filas righe rijen linhas',
  cells: 'zellen cellules celdas celle cellen',
  value: 'wert valeur valor valore waarde',
  values: 'werte valeurs valores valori waarden',
  note: 'notiz hinweis anmerkung nota opmerking remarque',
  legend: 'legende légende leyenda legenda',
  side: 'seite côté lado lato zijde',
  tone: 'ton tono toon',
  layout: 'anordnung disposition diseño',
  steps: 'schritte étapes etapes pasos passi stappen passos',
  when: 'wann quand cuando cuándo quando wanneer',
  order: 'reihenfolge ordre orden ordine volgorde ordem',
  draft: 'entwurf brouillon borrador bozza concept rascunho',
  publish: 'veröffentlichen veroeffentlichen publier publicar pubblicare publiceren',
  quote: 'zitat citation cita citazione citaat',
  quotes: 'zitate citations citas citazioni citaten',
  role: 'rolle funktion rôle',
  company: 'firma unternehmen entreprise empresa azienda bedrijf',
  source: 'quelle fuente fonte bron',
  bullets: 'stichpunkte aufzählung puces viñetas punti',
  target: 'zielwert objectif objetivo obiettivo doel ziel',
  large: 'groß gross grand grande groot',
  left: 'links gauche izquierda sinistra',
  right: 'rechts droite derecha destra',
  below: 'unten darunter dessous abajo debajo sotto onder',
  stats: 'kennzahlen zahlen chiffres cifras cijfers',
  table: 'tabelle tableau tabla tabella tabel',
  bars: 'balken säulen barres barras barre staven',
  lines: 'linien lignes líneas lineas linee lijnen',
  timeline: 'zeitstrahl zeitleiste chronologie cronología tijdlijn',
  actual: 'ist tatsächlich réel real',
  forecast: 'prognose vorschau prévision prevision pronóstico previsione',
  dark: 'dunkel sombre foncé oscuro scuro donker',
  light: 'hell clair claro chiaro licht',
  black: 'schwarz noir negro nero zwart preto',
  contact: 'kontakt contacto contatto',
  'pricing-plans': 'preise preistabelle tarifs precios prezzi prijzen',
  'card-grid': 'karten cartes tarjetas schede kaarten kacheln',
  'call-to-action': 'aufruf handlungsaufforderung',
};

/** Every word of another language, with its English translation. */
export const translations: readonly (readonly [foreign: string, english: string])[] =
  Object.entries(words).flatMap(([english, foreign]) =>
    foreign.split(' ').map((word) => [word, english] as const),
  );

const byForeign = Map.groupBy(translations, ([foreign]) => bareWord(foreign));

/** Returns the English translations of a word; empty if it is none of these. */
export const translationsOf = (word: string): readonly string[] =>
  byForeign.get(bareWord(word))?.map(([, english]) => english) ?? [];
