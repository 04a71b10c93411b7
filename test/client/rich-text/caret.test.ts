import { EditorState } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { blocksFromMarkdown } from '../../../client/rich-text/blocks-from-markdown.ts'
import { withCaret } from '../../../client/rich-text/editor/caret.ts'
import { blocksOf, documentOf } from '../../../client/rich-text/editor/document.ts'
import { markdownFromBlocks } from '../../../client/rich-text/markdown-from-blocks.ts'

/** The Markdown after `X` was typed in the editor that takes the place of a text, `|` being the caret. */
function typedInto(text: string): string {
  const caret = text.indexOf('|')
  const markdown = text.replace('|', '')
  const doc = documentOf(blocksFromMarkdown(markdown))
  const state = withCaret(EditorState.create({ doc }), markdown, caret)
  return markdownFromBlocks(blocksOf(state.apply(state.tr.insertText('X')).doc))
}

it.each([
  ['|', 'X'],
  ['Wij plannen|', 'Wij plannenX'],
  ['Wij plannen |', 'Wij plannen X'],
  ['Wij plannen\n|', 'Wij plannen\n\nX'],
  ['- Plannen\n- Bellen\n|', '- Plannen\n- Bellen\n- X'],
  ['|Wij plannen', 'XWij plannen'],
  ['Wij |plannen', 'Wij Xplannen'],
  ['Wij| plannen', 'WijX plannen'],
  ['## Werk|\n\nWij **plannen**.', '## WerkX\n\nWij **plannen**.'],
  ['## Werk\n\nWij **plannen**|.', '## Werk\n\nWij **plannenX**.'],
  ['- Plannen|\n- Bellen', '- PlannenX\n- Bellen'],
  ['Wij plannen|\n', 'Wij plannenX'],
])('who writes in %j goes on at the same place', (before, after) => {
  expect(typedInto(before)).toBe(after)
})
