import { withWholeNames } from './schoolNames'

const schools = [
  { name: '北京大学', shortNames: ['北大'] },
  { name: '湖北大学', shortNames: [] },
  { name: '华中科技大学', shortNames: ['华科', '华中科大'] },
]

test.each([
  ['北大是985吗', '北京大学是985吗', ['北京大学']],
  ['湖北大学在哪', '湖北大学在哪', ['湖北大学']],
  ['华科和华中科大是一所吗', '华中科技大学和华中科技大学是一所吗', ['华中科技大学']],
  ['国家线什么时候出', '国家线什么时候出', []],
])('%s', (asked, question, named) => {
  expect(withWholeNames(asked, schools)).toEqual({ question, named })
})
