/** Articles of the sample content. The first exists in every language, the second in Dutch alone. */
export const translatedArticle = {
  nl: '/news/110/kastanje-mode-verstuurt-een-op-zes-bestellingen-in-retourtas',
  en: '/en/news/110/kastanje-mode-ships-one-in-six-orders-in-returnable-bag',
  de: '/de/news/110/kastanje-mode-verschickt-jede-sechste-bestellung-in-mehrwegtasche',
}
export const dutchArticle = '/news/102/smeets-van-dael-haalt-helft-van-orders-uit-webshop'

/** A page of each open route in each language. */
export const openPages = [
  ...['', '/en', '/de'].flatMap((prefix) => [
    prefix || '/',
    `${prefix}/ecommerce`,
    `${prefix}/logistiek`,
    `${prefix}/fulfilment`,
    `${prefix}/news/tag/retourbeleid`,
    `${prefix}/events`,
    `${prefix}/magazines`,
    `${prefix}/tags-overzicht`,
    `${prefix}/tags-overzicht/r`,
    `${prefix}/jobs`,
    `${prefix}/jobs/cat/warehouse`,
    `${prefix}/contact`,
    `${prefix}/nieuwsbrief`,
    `${prefix}/zoeken`,
    `${prefix}/zoeken?q=warehouse`,
    `${prefix}/inloggen`,
    `${prefix}/registreren`,
    `${prefix}/wachtwoord-vergeten`,
    `${prefix}/wachtwoord-reset?code=een-code`,
    `${prefix}/email-valideren?confirmation=een-code`,
    `${prefix}/account-activeren`,
    `${prefix}/uitnodiging`,
    `${prefix}/offline`,
  ]),
  ...Object.values(translatedArticle),
  '/jobs?q=planner&place=Venl&hours=32-40',
  '/jobs/vacature/5001/ploegleider-warehouse-venlo',
  '/events?past=1&section=fulfilment',
  '/events/open-werkplaats-mobiele-robots-delft',
  '/en/events/open-workshop-mobile-robots-delft',
  '/magazines?year=2025',
  '/magazines/12/tien-dagen-die-tellen',
  '/over-ons',
  '/en/about-us',
  '/de/ueber-uns',
]

/** A page of each kind: enough for what does not depend on language. */
export const samplePages = [
  '/',
  '/ecommerce',
  '/logistiek?page=2',
  translatedArticle.nl,
  '/news/tag/retourbeleid',
  '/tags-overzicht',
  '/zoeken?q=pakketbezorgng&type=content',
  '/zoeken?q=wetgvxqing',
  '/tags-overzicht/r',
  '/events',
  '/events/open-werkplaats-mobiele-robots-delft',
  '/magazines',
  '/magazines/12/tien-dagen-die-tellen',
  '/over-ons',
  '/contact',
  '/nieuwsbrief',
  '/inloggen',
  '/registreren',
  '/wachtwoord-reset?code=een-code',
  '/account-activeren',
  '/offline',
]

/** Nothing is here. */
export const missingPage = '/nergens/te/vinden'
