import type { ReturnedForm } from '../forms/answer.ts'
import type { PageFacts } from '../page-facts.ts'

/** A path below this page that never answers. */
export const heldPath = '/_forms/held'

/** The facts of the developers' page. @param form The form that came back. */
export function factsWith(form: ReturnedForm | undefined, path = '/_forms'): PageFacts {
  return {
    route: 'not-found',
    locale: 'nl',
    path,
    status: 200,
    layout: 'empty',
    head: { title: 'Velden', alternates: [] } as unknown as PageFacts['head'],
    build: '',
    site: { name: 'Schakel', url: '', resizesPictures: false },
    messages: {},
    assets: { page: null, styles: [], texts: [], modules: [] },
    ...(form && { form }),
  }
}
