import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { schoolFilterOf, schoolFilterQuery } from '@/blocks/admission/SchoolFilterFields'
import { schoolFilterText, SchoolFilterSheet } from '@/blocks/admission/SchoolFilterSheet'
import { schoolNote } from '@/blocks/admission/SchoolPicker'
import { Pages } from '@/blocks/Pages'
import { recommendingSchools } from '@/contracts/baoyan/catalogue'
import type { CallOutput } from '@/contracts/define'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { Empty } from '@/ui/feedback/Empty'
import { Cell } from '@/ui/layout/Cell'
import '../../baoyan.scss'

type School = CallOutput<typeof recommendingSchools>['list'][number]

/** /rearch/schoolSearch?keyword=&province=&type=&level=: schools with the right to recommend. */
export const SchoolSearchView = observer(function SchoolSearchView() {
  const { given } = useRoute()
  const [typed, setTyped] = useState(given['keyword'] ?? '')
  const [keyword, setKeyword] = useState(typed)
  const [filter, setFilter] = useState(() => schoolFilterOf(given))
  const [isOpen, setOpen] = useState(false)
  const query = { ...schoolFilterQuery(filter), ...(keyword && { keyword }) }
  return (
    <View className="baoyan-page">
      <Field
        label="找院校"
        hideLabel
        type="search"
        confirmType="search"
        value={typed}
        onChange={setTyped}
        onSubmit={() => setKeyword(typed.trim())}
        onBlur={() => setKeyword(typed.trim())}
        placeholder="校名、简称或拼音"
        maxLength={40}
        testId="baoyan-school-keyword"
      />
      <Button kind="soft" block onPress={() => setOpen(true)} testId="baoyan-school-filter">
        {schoolFilterText(filter)}
      </Button>
      <View className="baoyan-note">
        院校名单来自教育部公布的推免高校名单（2018 年 367 所，2025 年新增 67 所），核对于
        2026-11-26。各校每年的推免名额没有可靠的公开汇总，请以学校公示为准。通知是示例数据。
      </View>
      <Schools key={JSON.stringify(query)} query={query} />
      <SchoolFilterSheet open={isOpen} onClose={() => setOpen(false)} value={filter} onChange={setFilter} />
    </View>
  )
})

const Schools = observer(function Schools({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const { call, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<School>({
        fetch: (page) => call(recommendingSchools, { query: { ...query, page, size: 20 } }, { quiet: true }),
        idOf: ({ schoolId }) => schoolId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="有推免资格的院校"
      draw={(school) => (
        <Cell
          key={school.schoolId}
          title={school.name}
          note={schoolNote(school)}
          value={
            school.notices > 0 ? (
              <Button
                kind="ghost"
                size="s"
                label={`${school.name}的 ${school.notices} 条通知`}
                onPress={() =>
                  void navigator.go('exemptionExamFree', {
                    school: school.schoolId,
                    schoolNames: school.name,
                  })
                }
              >
                {`${school.notices} 条通知`}
              </Button>
            ) : (
              <Button
                kind="ghost"
                size="s"
                label={`${school.name}的院校资料`}
                onPress={() => void navigator.go('yzInfoAcademyInfo', { id: school.schoolId })}
              >
                院校资料
              </Button>
            )
          }
        />
      )}
      empty={<Empty size="small" title="没有找到院校" hint="少选几个条件，或换几个字试试" />}
    />
  )
})
