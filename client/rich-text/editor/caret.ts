import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { type EditorState, Selection } from 'prosemirror-state'
import { blocksFromMarkdown } from '../blocks-from-markdown.ts'
import { keys } from './commands.ts'
import { documentOf } from './document.ts'

/**
 * The editor with its caret where somebody was writing the same text as Markdown.
 * @param markdown What the editor's document was made from.
 * @param caret Characters of it before the caret. Within emphasis or a link the place may be a few characters off.
 */
export function withCaret(state: EditorState, markdown: string, caret: number): EditorState {
  const before = markdown.slice(0, caret)
  const isLast = markdown.slice(caret).trim() === ''
  const text = isLast ? state.doc : documentOf(blocksFromMarkdown(before))
  const end = Math.min(Selection.atEnd(text).head, state.doc.content.size)
  const placed = state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(end), -1)))
  // Markdown drops a new line at the end, and what is typed next must not stick to the line before it.
  return isLast && /\S\s*\n\s*$/.test(before) ? onNextLine(placed) : placed
}

function onNextLine(state: EditorState): EditorState {
  let next = state
  enter(state, (transaction) => {
    next = state.apply(transaction)
  })
  return next
}

const enter = chainCommands(...[keys.Enter, baseKeymap.Enter].filter((command) => command !== undefined))
