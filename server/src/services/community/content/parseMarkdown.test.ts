import { parseMarkdown } from './parseMarkdown'

it('reads headings, paragraphs, lists, tables and quotes', () => {
  const blocks = parseMarkdown([
    '## 一',
    '正文',
    '',
    '- a',
    '- b',
    '1. c',
    '| 头 | 尾 |',
    '|---|---|',
    '| 1 |  |',
    '> 注',
  ])
  expect(blocks).toEqual([
    { kind: 'heading', text: '一' },
    { kind: 'paragraph', text: '正文' },
    { kind: 'list', ordered: false, items: ['a', 'b'] },
    { kind: 'list', ordered: true, items: ['c'] },
    { kind: 'table', head: ['头', '尾'], rows: [['1', '—']] },
    { kind: 'note', text: '注' },
  ])
})

it('leaves markup as text', () => {
  expect(parseMarkdown(['<script>alert(1)</script>'])).toEqual([
    { kind: 'paragraph', text: '<script>alert(1)</script>' },
  ])
})
