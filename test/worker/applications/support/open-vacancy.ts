import { documentOf } from '../../accounts/support/documents.ts'
import type { Editor } from '../../support/editor.ts'

const dayMs = 86_400_000

/**
 * Publishes a vacancy of the sample employer that asks for applications by form, for tests that close it.
 * @returns Its documentId, and the path of its page. The test removes it.
 */
export async function openVacancy(editor: Editor): Promise<{ documentId: string; path: string }> {
  const slug = `inpakker-${crypto.randomUUID().slice(0, 8)}`
  const documentId = await editor.make(
    'vacancy',
    {
      title: 'Inpakker',
      slug,
      description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Je pakt pakketten in.' }] }],
      employer: { connect: [{ documentId: await documentOf('partner', 'havik-logistiek'), locale: 'nl' }] },
      categories: { connect: [{ documentId: await documentOf('category', 'warehouse'), locale: 'nl' }] },
      employmentType: ['FULL_TIME'],
      locations: [{ city: 'Venlo', country: 'NL' }],
      remote: 'no',
      applyMethod: 'form',
      language: 'nl',
      postedAt: new Date(Date.now() - dayMs).toISOString(),
      validThrough: new Date(Date.now() + 30 * dayMs).toISOString(),
      vacancyState: 'published',
    },
    'nl',
  )
  await editor.publish('vacancy', documentId, 'nl')
  const { number } = await editor.read('vacancy', documentId, 'nl')
  return { documentId, path: `/jobs/vacature/${number}/${slug}` }
}
