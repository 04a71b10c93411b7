/** Where anybody gets a mailbox: an address there says nothing about a company. */
const freeMail = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.nl', 'outlook.de', 'hotmail.com', 'hotmail.nl'],
  ...['hotmail.de', 'hotmail.be', 'live.com', 'live.nl', 'live.be', 'live.de', 'msn.com', 'yahoo.com'],
  ...[
    'yahoo.de',
    'yahoo.nl',
    'ymail.com',
    'icloud.com',
    'me.com',
    'mac.com',
    'aol.com',
    'gmx.com',
    'gmx.net',
  ],
  ...['gmx.de', 'gmx.at', 'web.de', 't-online.de', 'freenet.de', 'proton.me', 'protonmail.com', 'pm.me'],
  ...['mail.com', 'zoho.com', 'tutanota.com', 'tuta.io', 'fastmail.com', 'hey.com', 'duck.com'],
  ...[
    'ziggo.nl',
    'kpnmail.nl',
    'kpnplanet.nl',
    'planet.nl',
    'hetnet.nl',
    'home.nl',
    'chello.nl',
    'upcmail.nl',
  ],
  ...[
    'xs4all.nl',
    'casema.nl',
    'quicknet.nl',
    'solcon.nl',
    'telfort.nl',
    'online.nl',
    'tele2.nl',
    'zonnet.nl',
  ],
  ...['freedom.nl', 'telenet.be', 'skynet.be', 'proximus.be', 'mailinator.com', 'yopmail.com'],
])

/** Below these, names belong to different organisations: registries, and builders of websites. */
const sharedSuffixes = new Set([
  ...[
    'co.uk',
    'org.uk',
    'me.uk',
    'ltd.uk',
    'plc.uk',
    'co.nl',
    'com.nl',
    'net.nl',
    'co.at',
    'or.at',
    'com.de',
  ],
  ...[
    'co.com',
    'eu.com',
    'uk.com',
    'de.com',
    'nl.com',
    'com.au',
    'co.nz',
    'co.za',
    'com.br',
    'com.tr',
    'co.jp',
  ],
  ...['com.pl', 'net.pl', 'com.es', 'com.pt', 'co.il', 'co.in', 'com.cn', 'com.hk', 'com.sg', 'com.mx'],
  ...['wordpress.com', 'blogspot.com', 'wixsite.com', 'webflow.io', 'squarespace.com', 'weebly.com'],
  ...[
    'jimdosite.com',
    'jimdofree.com',
    'jouwweb.nl',
    'jouwweb.site',
    'webnode.nl',
    'webnode.com',
    'webador.nl',
  ],
  ...['myshopify.com', 'business.site', 'strikingly.com', 'godaddysites.com', 'carrd.co', 'github.io'],
  ...['gitlab.io', 'netlify.app', 'vercel.app', 'pages.dev', 'workers.dev', 'herokuapp.com', 'web.app'],
  ...[
    'facebook.com',
    'linkedin.com',
    'instagram.com',
    'google.com',
    'linktr.ee',
    'notion.site',
    'framer.website',
  ],
])

/** The domain of an e-mail address. */
function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** Whether anybody could have such an address. */
export function isFreeMail(email: string): boolean {
  return freeMail.has(domainOf(email))
}

/**
 * Whether an address belongs to the domain of a website: to the same one, or one of both is below the other. It is proof for an editor, who
 * decides.
 * @param website Absolute address, as companies give theirs; null without one.
 */
export function isOfWebsite(email: string, website: string | null): boolean {
  if (website === null || !URL.canParse(website)) return false
  const host = new URL(website).hostname.toLowerCase().replace(/^www\d?\./, '')
  const mail = domainOf(email)
  const [upper = '', lower = ''] = [host, mail].sort((one, other) => one.length - other.length)
  if (!upper.includes('.') || sharedSuffixes.has(upper) || freeMail.has(upper)) return false
  return lower === upper || lower.endsWith(`.${upper}`)
}
