import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { linkDays, linkPages, type LinkPageKey } from '@/domain/sales/linkPages'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { StaffPage } from '../../session/StaffPage'
import { useStaff } from '../../session/useStaff'
import { LinkCard } from '../../leads/LinkCard'
import { LinkForm } from '../../leads/LinkForm'
import { Picker } from '../../shared/Picker'

/** /extension-blend: a link out of page, promotion and invite code. */
export const ExtensionView = () => (
  <StaffPage permission="links.write">
    <Extension />
  </StaffPage>
)

const pageOptions = linkPages.map(({ key, title }) => ({ key, text: title }))
const dayOptions = linkDays.map((days) => ({ key: String(days), text: `${days} 天` }))

interface LinkFieldsProps {
  readonly form: LinkForm
  readonly promotions: readonly { readonly id: string; readonly name: string }[]
}

/** The fields a link is made of. */
const LinkFields = observer(function LinkFields({ form, promotions }: LinkFieldsProps) {
  return (
    <>
      <Section title="页面">
        <Choice
          label="页面"
          options={pageOptions}
          value={form.page}
          onChange={(page: LinkPageKey) => form.set({ page })}
        />
      </Section>
      <Picker
        label="推广"
        value={form.promotionId}
        options={promotions.map(({ id, name }) => ({ key: id, text: name, note: `编号 ${id}` }))}
        onChange={(promotionId) => form.set({ promotionId })}
        testId="link-promotion"
      />
      {form.error ? <View className="sales__error">{form.error}</View> : null}
      <LinkTexts form={form} />
      <Section title="有效期">
        <Choice
          label="有效期"
          options={dayOptions}
          value={String(form.days)}
          onChange={(days) => form.set({ days: linkDays.find((one) => String(one) === days) ?? 30 })}
        />
      </Section>
    </>
  )
})

/** The optional texts of a link: its invite code and its name. */
const LinkTexts = observer(function LinkTexts({ form }: Pick<LinkFieldsProps, 'form'>) {
  return (
    <>
      <Field
        label="邀请码（选填）"
        value={form.inviteCode}
        onChange={(inviteCode) => form.set({ inviteCode })}
        placeholder="不填就用推广自带的邀请码"
        maxLength={32}
        testId="link-invite"
      />
      <Field
        label="名称（选填）"
        value={form.title}
        onChange={(title) => form.set({ title })}
        placeholder="给自己看的，方便区分"
        maxLength={30}
        testId="link-title"
      />
    </>
  )
})

const Extension = observer(function Extension() {
  const { ui, drafts, navigator } = useStores()
  const staff = useStaff()
  const form = usePageStore(() => new LinkForm({ ui, drafts, staff }))
  return (
    <Loadable phase={form.options.phase} onRetry={() => void form.options.load()} skeleton="detail">
      {({ list }) => (
        <View className="sales__columns">
          <View className="sales__form">
            <LinkFields form={form} promotions={list} />
            <Button
              block
              size="l"
              loading={form.task.isRunning}
              onPress={() => void form.submit()}
              testId="link-create"
            >
              生成链接
            </Button>
            <Button block kind="ghost" onPress={() => void navigator.go('agentLink')}>
              查看我的链接
            </Button>
          </View>
          {form.made ? (
            <Card testId="link-made">
              <LinkCard link={form.made} />
            </Card>
          ) : null}
        </View>
      )}
    </Loadable>
  )
})
