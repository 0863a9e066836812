import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { RouteId } from '@/routes/table'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { FootBar } from '@/ui/layout/FootBar'
import { ScopeForm } from './ScopeForm'
import { CourseLoadable } from '../lessons/CourseLoadable'
import { OwnedCourses } from '../lessons/OwnedCourses'
import './study.scss'

interface ScopePageProps {
  /** Without one the learner chooses among the courses held. */
  readonly goodsId: string | undefined
  readonly route: RouteId
  readonly children: (form: ScopeForm) => ReactNode
}

/** A page that says what of a course is studied, with its button to save. */
export function ScopePage({ goodsId, route, children }: ScopePageProps) {
  if (goodsId === undefined) return <OwnedCourses route={route} />
  return <ScopeOf goodsId={goodsId}>{children}</ScopeOf>
}

interface ScopeOfProps {
  readonly goodsId: string
  readonly children: (form: ScopeForm) => ReactNode
}

const ScopeOf = observer(function ScopeOf({ goodsId, children }: ScopeOfProps) {
  const stores = useStores()
  const form = usePageStore(() => new ScopeForm({ ...stores, goodsId }))
  return (
    <CourseLoadable goodsId={goodsId} phase={form.chapters.phase} skeleton="card" onRetry={form.start}>
      {() => (
        <View className="study-page study-page--bar">
          {children(form)}
          <FootBar>
            <Button block loading={form.isSaving} onPress={() => void form.save()} testId="scope-save">
              保存
            </Button>
          </FootBar>
        </View>
      )}
    </CourseLoadable>
  )
})
