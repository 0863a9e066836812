import { layOutMind, NODE } from './layOutMind'
import { MindTree } from './MindTree'

const ROOT = {
  id: 'a',
  title: '极限',
  children: [
    {
      id: 'b',
      title: '定义',
      children: [
        { id: 'c', title: '左极限' },
        { id: 'd', title: '右极限' },
      ],
    },
    { id: 'e', title: '洛必达' },
  ],
}

const drawn = () => {
  const tree = new MindTree(ROOT)
  tree.toggleAll()
  return layOutMind(tree.rows(''))
}

it('a node stands right of the one that it hangs on, beside the first that hangs on it; the root is at the top', () => {
  const { nodes } = drawn()
  const at = (id: string) => nodes.find(({ node }) => node.id === id) ?? { x: NaN, y: NaN }
  expect(at('b').x).toBeGreaterThan(at('a').x + NODE.width)
  expect(at('b').y).toBe(at('c').y)
  expect(at('d').y).toBeGreaterThan(at('c').y)
  expect(at('a')).toMatchObject({ x: 0, y: 0 })
})

it('no node lies over another, all lie in the plane, and each but the root hangs on a twig', () => {
  const { nodes, width, height, twigs } = drawn()
  const overlaps = nodes.filter((one, index) =>
    nodes.some(
      (other, at) =>
        at > index && Math.abs(one.x - other.x) < NODE.width && Math.abs(one.y - other.y) < NODE.height,
    ),
  )
  expect(overlaps).toEqual([])
  expect(nodes.every(({ x, y }) => x + NODE.width <= width && y + NODE.height <= height)).toBe(true)
  expect(twigs.match(/M/g)).toHaveLength(nodes.length - 1)
})

it('without rows there is nothing to draw', () => {
  expect(layOutMind([])).toEqual({ width: 0, height: 0, nodes: [], twigs: '' })
})
