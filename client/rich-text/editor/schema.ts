import { type Attrs, type DOMOutputSpec, Schema } from 'prosemirror-model'
import { writableUrl } from '../blocks.ts'

const hole = 0

function tag(name: string): () => DOMOutputSpec {
  return () => [name, hole]
}

/** The address of a pasted link; false for one that is left out. */
function linkAttrs(element: HTMLElement): Attrs | false {
  const href = writableUrl(element.getAttribute('href') ?? '')
  return href ? { href } : false
}

/** What the editor lets somebody write or paste: what `TextBlock` can hold. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: tag('p') },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [
        ...['h1', 'h2'].map((name) => ({ tag: name, attrs: { level: 2 } })),
        ...['h3', 'h4', 'h5', 'h6'].map((name) => ({ tag: name, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => [`h${attrs.level}`, hole],
    },
    quote: {
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: tag('blockquote'),
    },
    bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: tag('ul') },
    ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: tag('ol') },
    list_item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: tag('li') },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkAttrs }],
      toDOM: ({ attrs }) => ['a', { href: attrs.href }, hole],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: tag('strong') },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: tag('em') },
  },
})
