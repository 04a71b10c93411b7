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
    `${prefix}/tags-overzicht`,
    `${prefix}/tags-overzicht/r`,
  ]),
  ...Object.values(translatedArticle),
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
  '/tags-overzicht/r',
  '/over-ons',
]

/** Nothing is here. */
export const missingPage = '/nergens/te/vinden'
