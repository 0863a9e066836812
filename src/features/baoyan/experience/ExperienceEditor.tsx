import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { OwnExperience } from '@/contracts/baoyan/experiences'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { ariaProps } from '@/ui/controls/target'
import { TextArea } from '@/ui/controls/TextArea'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { TwoTexts } from '../TwoTexts'
import { ExperienceForm } from './ExperienceForm'
import { type FormField, formParts } from './experienceFields'

interface ExperienceEditorProps {
  readonly fields: readonly string[]
  /** The post that is changed; a new one without it. */
  readonly edited?: OwnExperience
  readonly onSent: () => void
  readonly onBack: () => void
}

/** The form of an experience post: background, results, timeline, advice. */
export const ExperienceEditor = observer(function ExperienceEditor(props: ExperienceEditorProps) {
  const { fields, edited, onSent, onBack } = props
  const stores = useStores()
  const [form] = useState(() => new ExperienceForm(stores, edited))
  return (
    <View className="baoyan-column">
      <Card>
        {formParts.map(({ title, fields: own }) => (
          <Section key={title} title={title}>
            <View className="baoyan-column">
              {own.map((field) => (
                <FormRow key={field.name} form={form} field={field} />
              ))}
            </View>
          </Section>
        ))}
        <Section title="领域">
          <Place form={form} fields={fields} />
        </Section>
      </Card>
      <Foot form={form} onSent={onSent} onBack={onBack} />
    </View>
  )
})

interface FormRowProps {
  readonly form: ExperienceForm
  readonly field: FormField
}

/** One field: only this row is drawn again while it is filled in. */
const FormRow = observer(function FormRow({ form, field }: FormRowProps) {
  const { name, label, placeholder, maxLength, kind } = field
  const shared = {
    label,
    value: form.text(name),
    onChange: (text: string) => form.write(name, text),
    placeholder,
    maxLength,
    error: form.problems[name],
    testId: `experience-${name}`,
  }
  return (
    <View>
      {kind === 'lines' ? (
        <TextArea {...shared} rows={5} />
      ) : (
        <Field {...shared} type={kind === 'number' ? 'number' : 'text'} />
      )}
    </View>
  )
})

const Place = observer(function Place({
  form,
  fields,
}: {
  readonly form: ExperienceForm
  readonly fields: readonly string[]
}) {
  return (
    <View className="baoyan-column">
      <Choice
        label="领域"
        options={fields.map((key) => ({ key, text: key }))}
        value={form.text('field')}
        onChange={(key) => form.write('field', key)}
        testId="experience-field"
      />
      {form.problems['field'] ? (
        <View className="baoyan-error" {...ariaProps({ live: 'polite' })}>
          {form.problems['field']}
        </View>
      ) : null}
    </View>
  )
})

const Foot = observer(function Foot({
  form,
  onSent,
  onBack,
}: Pick<ExperienceEditorProps, 'onSent' | 'onBack'> & { readonly form: ExperienceForm }) {
  const { ui } = useStores()
  const send = async (): Promise<void> => {
    if (await form.send()) {
      ui.say('已提交，审核通过后大家都能看到')
      onSent()
    } else if (form.newer) ui.say('请先选择留下哪一份')
    else if (Object.keys(form.problems).length > 0) ui.say('还有几处没填好，已标出来')
  }
  return (
    <View className="baoyan-column">
      <Checkbox
        checked={form.text('isAnonymous') !== 'no'}
        onChange={(on) => form.write('isAnonymous', on ? 'yes' : 'no')}
        label="匿名发布，显示为“匿名同学”"
        testId="experience-anonymous"
      />
      <View className="baoyan-note">
        请写真实经历，不要写姓名、电话、微信和导师的联系方式。写到一半会自动存在本机。
      </View>
      {form.isPublic ? <View className="baoyan-note">保存后会先下架，审核通过后再次公开。</View> : null}
      {form.newer ? (
        <TwoTexts versions={form.differences} onMine={form.keepMine} onTheirs={form.takeTheirs} />
      ) : null}
      {form.error ? (
        <View className="baoyan-error" {...ariaProps({ live: 'polite' })}>
          {form.error}
        </View>
      ) : null}
      <Button block loading={form.isBusy} onPress={() => void send()} testId="experience-send">
        {form.isNew ? '提交审核' : '保存并重新审核'}
      </Button>
      <Button kind="ghost" block disabled={form.isBusy} onPress={onBack}>
        先不发，返回列表
      </Button>
    </View>
  )
})
