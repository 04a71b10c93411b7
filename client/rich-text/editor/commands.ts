import { chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** A button of the editor. */
export interface Tool {
  name: 'bold' | 'italic' | 'heading' | 'subheading' | 'list' | 'numbers' | 'quote'
  command: Command
  isActive: (state: EditorState) => boolean
}

/** Buttons of the editor, in their order. Each undoes itself. */
export const tools: readonly Tool[] = [
  { name: 'bold', command: toggleMark(marks.bold), isActive: (state) => hasMark(state, 'bold') },
  { name: 'italic', command: toggleMark(marks.italic), isActive: (state) => hasMark(state, 'italic') },
  block('heading', 'heading', { level: 2 }),
  block('subheading', 'heading', { level: 3 }),
  list('list', 'bullet_list'),
  list('numbers', 'ordered_list'),
  block('quote', 'quote'),
]

/** Whether the selection, or what is typed next, has a mark. */
export function hasMark(state: EditorState, name: 'bold' | 'italic' | 'link'): boolean {
  const { from, to, empty, $from } = state.selection
  if (empty) return marks[name].isInSet(state.storedMarks ?? $from.marks()) !== undefined
  return state.doc.rangeHasMark(from, to, marks[name])
}

function block(name: Tool['name'], node: 'heading' | 'quote', attrs?: { level: number }): Tool {
  const isActive = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes[node] && (!attrs || $from.parent.attrs.level === attrs.level)
  return {
    name,
    isActive,
    command: (state, ...rest) =>
      isActive(state)
        ? setBlockType(nodes.paragraph)(state, ...rest)
        : setBlockType(nodes[node], attrs)(state, ...rest),
  }
}

function list(name: Tool['name'], node: 'bullet_list' | 'ordered_list'): Tool {
  const isActive = ({ selection: { $from } }: EditorState) => $from.node(-2)?.type === nodes[node]
  return {
    name,
    isActive,
    command: (state, ...rest) =>
      isActive(state)
        ? liftListItem(nodes.list_item)(state, ...rest)
        : wrapInList(nodes[node])(state, ...rest),
  }
}

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

/** Keys beside those that every text has. Tab is left to the page: it leads out of the editor. */
export const keys: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(marks.bold),
  'Mod-i': toggleMark(marks.italic),
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': breakLine,
}
