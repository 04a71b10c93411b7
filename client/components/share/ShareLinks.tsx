import { useSite } from '../../site-context.tsx'
import { Icon } from '../Icon.tsx'
import { CopyLink } from './CopyLink.tsx'
import { shareAddresses } from './share-addresses.ts'
import './share.css'

/** Links to share a page. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const { t } = useSite()
  const share = shareAddresses(title, address)
  return (
    <section aria-labelledby="share">
      <h2 className="part-label" id="share">
        {t('article.share')}
      </h2>
      <ul className="share">
        <li>
          <a className="share-way" href={share.mail}>
            <Icon name="mail" />
            {t('article.share-mail')}
          </a>
        </li>
        <li>
          <a className="share-way" href={share.linkedIn} rel="noopener nofollow">
            <Icon name="brand-linkedin" />
            {t('article.share-linkedin')}
          </a>
        </li>
        <li>
          <a className="share-way" href={share.whatsApp} rel="noopener nofollow">
            <Icon name="brand-whatsapp" />
            {t('article.share-whatsapp')}
          </a>
        </li>
        <CopyLink address={address} />
      </ul>
    </section>
  )
}
