import { LinkedInIcon, MailIcon, WhatsAppIcon } from '../../components/icons.tsx'
import { useSite } from '../../site-context.tsx'
import { CopyLink } from './CopyLink.tsx'
import { shareAddresses } from './share-addresses.ts'

/** Ways to pass an article on. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const { t } = useSite()
  const share = shareAddresses(title, address)
  return (
    <section aria-labelledby="share">
      <h2 className="news-label" id="share">
        {t('article.share')}
      </h2>
      <ul className="share">
        <li>
          <a className="share-way" href={share.mail}>
            <MailIcon />
            {t('article.share-mail')}
          </a>
        </li>
        <li>
          <a className="share-way" href={share.linkedIn} rel="noopener nofollow">
            <LinkedInIcon />
            {t('article.share-linkedin')}
          </a>
        </li>
        <li>
          <a className="share-way" href={share.whatsApp} rel="noopener nofollow">
            <WhatsAppIcon />
            {t('article.share-whatsapp')}
          </a>
        </li>
        <CopyLink address={address} />
      </ul>
    </section>
  )
}
