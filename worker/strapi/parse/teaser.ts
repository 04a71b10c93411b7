import type { RichText } from '../../../client/content/rich-text.ts'
import { textOf } from '../../search/plain-text.ts'

/** A shorter first sentence takes the next one with it. */
const shortest = 60
/** About two lines of a list. */
const longest = 170

/** How a text begins: its first sentence, or what fits of it. Empty if it has no paragraph. */
export function teaserOf({ html }: RichText): string {
  const first = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? ''
  const text = textOf({ key: '', html: first })
  const sentence = new RegExp(`^.{${shortest},}?[.!?…]["”’)]?(?= |$)`, 's').exec(text)?.[0] ?? text
  if (sentence.length <= longest) return sentence
  return `${sentence.slice(0, longest).replace(/[\s,;:–-]+\S*$/, '')}…`
}
