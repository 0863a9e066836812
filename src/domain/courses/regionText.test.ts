import { regionText } from './regionText'

test.each([
  ['北京市', '市辖区', '海淀区', '北京市海淀区'],
  ['重庆市', '县', '城口县', '重庆市城口县'],
  ['湖北省', '武汉市', '武昌区', '湖北省武汉市武昌区'],
  ['广东省', '东莞市', '', '广东省东莞市'],
])('%s %s %s is written %s', (province, city, district, text) =>
  expect(regionText({ province, city, district })).toBe(text),
)
