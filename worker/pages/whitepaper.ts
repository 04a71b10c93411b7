import type { Article } from '../../client/content/article.ts'
import type { Block } from '../../client/content/block.ts'
import { downloadAnchor } from '../../client/content/download-anchor.ts'
import { formatFileSize } from '../../client/files/file-size.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'

const form: Block = { kind: 'form', form: 'whitepaper' }

/**
 * An article as its page shows it. The file of a white paper comes first for who has its code; others find the form that
 * gives one, at the end. Its address never goes with the page.
 */
export async function withDownload(article: Article, context: LoadContext): Promise<Article> {
  const { download, kind, body } = article
  const shown = { ...article, download: null }
  if (kind !== 'whitepaper' || !download) return shown
  const code = mailedCode(context.query, 'download')
  if (!code) return { ...shown, body: [...body, form] }
  const isGranted = (await context.openDownload(code)) === article.documentId
  if (!isGranted) return { ...shown, body: [expired(context), ...body, form] }
  const { name, href, size } = download
  return {
    ...shown,
    // The file is what this visit is for.
    picture: null,
    body: [
      {
        kind: 'cta',
        id: downloadAnchor,
        title: context.t('whitepaper.title'),
        text: context.t('whitepaper.text', { name }),
        label: context.t('whitepaper.button', { size: formatFileSize(size, context.locale) }),
        href: `${href}?${new URLSearchParams({ download: code })}`,
      },
      ...body,
    ],
  }
}

function expired({ t }: LoadContext): Block {
  return { kind: 'facts', title: t('whitepaper.expired'), items: [t('whitepaper.expired-text')] }
}
