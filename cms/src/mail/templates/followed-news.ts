import { type AlertValues, fromMail, listed, manageAlerts } from '../alert-parts.ts'
import { defineMail } from '../define-mail.ts'

const source = 'followed-news'

/** New articles about what a reader follows. */
export const followedNews = defineMail<AlertValues>({
  label: 'Nieuws over gevolgde onderwerpen',
  delivery: 'mass',
  hours: 24,
  example: {
    token: 'voorbeeld',
    search: 'Retouren, Logistiek en Rijnpoort Fulfilment',
    frequency: 'weekdays',
    total: 3,
    items: [
      {
        title: 'Webwinkels rekenen vaker geld voor retourzendingen',
        text: 'Wie een pakket terugstuurt betaalt bij steeds meer winkels een deel van de verzendkosten.',
        path: '/news/7001/webwinkels-rekenen-vaker-geld-voor-retourzendingen',
      },
      {
        title: 'Binnen bij de kaarsenmakerij die niet meer naar Duitsland stuurt',
        text: 'Voor abonnees',
        path: '/news/7002/binnen-bij-de-kaarsenmakerij',
      },
    ],
    results: '/',
  },
  page: ({ results }) => ({ path: results, query: fromMail(source) }),
  unsubscribe: ({ token }) => ({ path: '/jobs/alerts', query: { afmelden: token } }),
  nl: ({ token, search, frequency, total, items }) => ({
    subject:
      total === 1 ? 'Eén nieuw artikel over wat u volgt' : `${total} nieuwe artikelen over wat u volgt`,
    parts: [
      `U volgt ${search}. Dit is nieuw sinds de vorige mail:`,
      ...items.map((item) => listed(item, source)),
      ...(total > items.length ? [`En nog ${total - items.length} andere.`] : []),
    ],
    button: 'Naar de voorpagina',
    after: [
      manageAlerts(
        'nl',
        token,
        'Uw mails',
        `U krijgt deze mail hooguit één keer per ${{ daily: 'dag', weekdays: 'werkdag' }[frequency] ?? 'week'}, en alleen als er iets nieuws is. Wat u volgt kiest u in uw account.`,
      ),
    ],
    unsubscribe: 'Stop deze mail',
  }),
  en: ({ token, search, frequency, total, items }) => ({
    subject:
      total === 1 ? 'One new article about what you follow' : `${total} new articles about what you follow`,
    parts: [
      `You follow ${search}. This is new since the last mail:`,
      ...items.map((item) => listed(item, source)),
      ...(total > items.length ? [`And ${total - items.length} more.`] : []),
    ],
    button: 'To the front page',
    after: [
      manageAlerts(
        'en',
        token,
        'Your mails',
        `You get this mail once a ${{ daily: 'day', weekdays: 'working day' }[frequency] ?? 'week'} at most, and only when something is new. Choose what you follow in your account.`,
      ),
    ],
    unsubscribe: 'Stop this mail',
  }),
  de: ({ token, search, frequency, total, items }) => ({
    subject: total === 1 ? 'Ein neuer Artikel zu Ihren Themen' : `${total} neue Artikel zu Ihren Themen`,
    parts: [
      `Sie folgen ${search}. Das ist seit der letzten Mail neu:`,
      ...items.map((item) => listed(item, source)),
      ...(total > items.length ? [`Und ${total - items.length} weitere.`] : []),
    ],
    button: 'Zur Startseite',
    after: [
      manageAlerts(
        'de',
        token,
        'Ihre Mails',
        `Sie erhalten diese Mail höchstens einmal ${{ daily: 'am Tag', weekdays: 'am Werktag' }[frequency] ?? 'in der Woche'}, und nur, wenn es etwas Neues gibt. Welchen Themen Sie folgen, wählen Sie in Ihrem Konto.`,
      ),
    ],
    unsubscribe: 'Diese Mail beenden',
  }),
})
