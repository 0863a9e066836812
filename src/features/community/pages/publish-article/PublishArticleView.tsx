import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type Plate, plates, type PostDetail, postDetail } from '@/contracts/community/forum'
import { POST_BODY, POST_TITLE, TAG_LENGTH } from '@/contracts/community/publishPost'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { TextArea } from '@/ui/controls/TextArea'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { FootBar } from '@/ui/layout/FootBar'
import { PicturePicker } from '../../publish/PicturePicker'
import { PostForm, type PublishOutcome } from '../../publish/PostForm'
import '../../community.scss'

const SAID: Readonly<Record<PublishOutcome, string>> = {
  public: '已发布',
  pending: '已提交，审核通过后显示',
  waiting: '没有网络，已保存，联网后自动发布',
}

interface Loaded {
  readonly plates: readonly Plate[]
  readonly edited?: PostDetail
}

/** /publish-article?plate=&post=: write a post, or change one of the own. */
export const PublishArticleView = observer(function PublishArticleView() {
  const { call } = useStores()
  const { given } = useRoute()
  const postId = given['post']
  const found = useResource(async (): Promise<Loaded> => {
    const [all, edited] = await Promise.all([
      call(plates, {}),
      postId ? call(postDetail, { params: { postId } }) : undefined,
    ])
    return { plates: all, ...(edited && { edited }) }
  })
  return (
    <View className="community">
      <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="detail">
        {(loaded) => <Form {...loaded} plateId={given['plate'] ?? ''} />}
      </Loadable>
    </View>
  )
})

const Form = observer(function Form({ plates: all, edited, plateId }: Loaded & { readonly plateId: string }) {
  const stores = useStores()
  const { ui, navigator } = stores
  const form = usePageStore(() => new PostForm(stores, edited, plateId))
  const publish = async (): Promise<void> => {
    const outcome = await form.publish()
    if (!outcome) return
    ui.say(SAID[outcome])
    void navigator.replace('myRelease')
  }
  return (
    <>
      <Card>
        <Choice
          options={all.map(({ plateId: key, name }) => ({ key, text: name }))}
          label="版块"
          value={form.plateId || undefined}
          onChange={(key) => form.change({ plateId: key })}
          columns={3}
        />
        <Field
          label="标题"
          value={form.title}
          onChange={(title) => form.change({ title })}
          placeholder="一句话说清要讨论什么"
          maxLength={POST_TITLE}
          testId="post-title"
        />
        <TextArea
          label="正文"
          value={form.body}
          onChange={(body) => form.change({ body })}
          placeholder="写下你的问题、步骤或经验"
          maxLength={POST_BODY}
          rows={8}
          testId="post-body"
        />
        <PicturePicker pictures={form.pictures} onChange={(pictures) => form.change({ pictures })} />
        <Tags form={form} suggested={all.find(({ plateId: id }) => id === form.plateId)?.tags ?? []} />
      </Card>
      <View className="community__note">
        草稿随写随存，换设备也能接着写。含链接或联系方式的内容会先审核，其他内容直接发布。
      </View>
      {form.error ? <View className="community__note">{form.error}</View> : null}
      <FootBar>
        <Button block loading={form.isBusy} onPress={() => void publish()} testId="post-send">
          {edited ? '保存修改' : '发布'}
        </Button>
      </FootBar>
    </>
  )
})

const Tags = observer(function Tags({
  form,
  suggested,
}: {
  readonly form: PostForm
  readonly suggested: readonly string[]
}) {
  const [tag, type] = useState('')
  const add = (): void => {
    if (form.addTag(tag)) type('')
  }
  return (
    <View className="community__stack">
      <View className="community__row">
        {form.tags.map((one) => (
          <Button
            key={one}
            kind="soft"
            size="s"
            label={`# ${one} ×，删除标签`}
            onPress={() => form.change({ tags: form.tags.filter((other) => other !== one) })}
          >
            {`# ${one} ×`}
          </Button>
        ))}
        {suggested
          .filter((one) => !form.tags.includes(one))
          .map((one) => (
            <Button key={one} kind="ghost" size="s" label={`加标签：${one}`} onPress={() => form.addTag(one)}>
              {one}
            </Button>
          ))}
      </View>
      <Field
        label="自己写标签（选填）"
        value={tag}
        onChange={type}
        maxLength={TAG_LENGTH}
        onSubmit={add}
        suffix={
          <Button kind="ghost" size="s" onPress={add}>
            添加
          </Button>
        }
      />
    </View>
  )
})
