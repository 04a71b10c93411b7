import { type AlertValues, fromMail, listed, manageAlerts } from '../alert-parts.ts'
import { defineMail } from '../define-mail.ts'

/** New vacancies for what somebody asked to be told about. */
export const jobAlert = defineMail<AlertValues>({
  label: 'Vacature-alert',
  delivery: 'mass',
  hours: 48,
  example: {
    token: 'voorbeeld',
    search: '“magazijn”, Utrecht, 25 km',
    frequency: 'daily',
    total: 3,
    items: [
      {
        title: 'Teamleider magazijn',
        text: 'Rijnpoort Fulfilment · Nieuwegein · 36–40 uur · € 3.100 – € 3.700 per maand',
        path: '/jobs/vacature/5001/teamleider-magazijn',
      },
      {
        title: 'Reachtruckchauffeur',
        text: 'Kade 9 Logistiek · Utrecht · 40 uur',
        path: '/jobs/vacature/5002/reachtruckchauffeur',
      },
    ],
    results: '/jobs?q=magazijn&place=Utrecht&sort=newest',
  },
  page: ({ results }) => ({ path: results, query: fromMail('job-alert') }),
  unsubscribe: ({ token }) => ({ path: '/jobs/alerts', query: { afmelden: token } }),
  nl: ({ token, search, frequency, total, items }) => ({
    subject: total === 1 ? 'Eén nieuwe vacature voor u' : `${total} nieuwe vacatures voor u`,
    parts: [
      `${total === 1 ? 'Er is één nieuwe vacature' : `Er zijn ${total} nieuwe vacatures`} voor uw alert: ${search}.`,
      ...items.map((item) => listed(item, 'job-alert')),
      ...(total > items.length ? [`En nog ${total - items.length} andere.`] : []),
    ],
    button: 'Bekijk alle resultaten',
    after: [
      manageAlerts(
        'nl',
        token,
        'Uw alerts',
        `U krijgt deze mail hooguit één keer per ${frequency === 'daily' ? 'dag' : 'week'}, en alleen als er iets nieuws is. Vaker, minder vaak of iets anders?`,
      ),
    ],
    unsubscribe: 'Stop deze alert',
  }),
  en: ({ token, search, frequency, total, items }) => ({
    subject: total === 1 ? 'One new vacancy for you' : `${total} new vacancies for you`,
    parts: [
      `There ${total === 1 ? 'is one new vacancy' : `are ${total} new vacancies`} for your alert: ${search}.`,
      ...items.map((item) => listed(item, 'job-alert')),
      ...(total > items.length ? [`And ${total - items.length} more.`] : []),
    ],
    button: 'See all results',
    after: [
      manageAlerts(
        'en',
        token,
        'Your alerts',
        `You get this mail once a ${frequency === 'daily' ? 'day' : 'week'} at most, and only when something is new. More often, less often or something else?`,
      ),
    ],
    unsubscribe: 'Stop this alert',
  }),
  de: ({ token, search, frequency, total, items }) => ({
    subject: total === 1 ? 'Eine neue Stelle für Sie' : `${total} neue Stellen für Sie`,
    parts: [
      `Es gibt ${total === 1 ? 'eine neue Stelle' : `${total} neue Stellen`} zu Ihrem Job-Alarm: ${search}.`,
      ...items.map((item) => listed(item, 'job-alert')),
      ...(total > items.length ? [`Und ${total - items.length} weitere.`] : []),
    ],
    button: 'Alle Ergebnisse ansehen',
    after: [
      manageAlerts(
        'de',
        token,
        'Ihre Job-Alarme',
        `Sie erhalten diese Mail höchstens einmal ${frequency === 'daily' ? 'am Tag' : 'in der Woche'}, und nur, wenn es etwas Neues gibt. Öfter, seltener oder etwas anderes?`,
      ),
    ],
    unsubscribe: 'Diesen Job-Alarm beenden',
  }),
})
