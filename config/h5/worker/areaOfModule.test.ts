import { routesByFeature } from '../../../src/routes/table'
import { areaOfModule } from './areaOfModule'

test.each(Object.keys(routesByFeature))('a page of %s is its own, on every system', (area) => {
  expect(areaOfModule(`/yantu/src/features/${area}/pages/index/index.tsx`)).toBe(area)
  expect(areaOfModule(`C:\\yantu\\src\\features\\${area}\\area.ts`)).toBe(area)
})

test('what several areas show belongs to none', () => {
  expect(areaOfModule('/yantu/src/blocks/CourseCard.tsx')).toBeUndefined()
})
