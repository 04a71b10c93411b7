import { defineMail } from '../define-mail.ts'

type Values = {
  token: string
  subject: string
  intro: string
  /** With absolute URLs. */
  items: { title: string; text: string; url: string }[]
}

/** One edition of a newsletter. */
export const newsletter = defineMail<Values>({
  label: 'Nieuwsbrief',
  delivery: 'mass',
  hours: 48,
  example: {
    token: 'voorbeeld',
    subject: 'Pakketlockers: wie betaalt de laatste meter?',
    intro: 'Goedemorgen. Dit viel ons vandaag op.',
    items: [
      {
        title: 'Pakketlockers: wie betaalt de laatste meter?',
        text: 'Vervoerders en gemeenten zijn het nog niet eens over de kosten.',
        url: 'https://schakel.example/news/7/pakketlockers',
      },
      {
        title: 'Magazijn zonder pieken',
        text: 'Hoe een webwinkel haar drukste week over drie verdeelde.',
        url: 'https://schakel.example/news/8/magazijn-zonder-pieken',
      },
    ],
  },
  unsubscribe: ({ token }) => ({ path: '/nieuwsbrief', query: { afmelden: token } }),
  nl: ({ subject, intro, items }) => ({ subject, parts: [intro, ...items.map((item) => ({ item }))] }),
  en: ({ subject, intro, items }) => ({ subject, parts: [intro, ...items.map((item) => ({ item }))] }),
  de: ({ subject, intro, items }) => ({ subject, parts: [intro, ...items.map((item) => ({ item }))] }),
})
