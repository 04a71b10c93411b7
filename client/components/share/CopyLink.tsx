import { useState } from 'react'
import { useSite } from '../../site-context.tsx'
import { useHydrated } from '../../state/use-hydrated.ts'
import { Icon } from '../Icon.tsx'

/** Copies the address to the clipboard; absent without script, which it needs. */
export function CopyLink({ address }: { address: string }) {
  const { t } = useSite()
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useState<'link-copied' | 'copy-failed' | null>(null)
  if (!isHydrated) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setAnswer('link-copied')
    } catch {
      // The browser may refuse; then the reader is told how to copy it by hand.
      setAnswer('copy-failed')
    }
  }

  return (
    <li>
      <button className="share-way" type="button" onClick={copy}>
        <Icon name="link" />
        {t('article.copy-link')}
      </button>
      <span className="share-answer" role="status">
        {answer && t(`article.${answer}`)}
      </span>
    </li>
  )
}
