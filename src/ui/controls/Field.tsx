import { useId, useState, type ReactNode } from 'react'
import { Input, View } from '@tarojs/components'
import { cleanLine } from '@/lib/text/cleanLine'
import { cutText } from '@/lib/text/cutText'
import { cx } from '../cx'
import './Field.scss'
import { Icon } from '../Icon'
import type { IconName } from '../icons/names'
import { Pressable } from './Pressable'
import { ariaProps, inputProps, submitProps, type FieldType } from './target'

/** Props of Field. */
export interface FieldProps {
  label: string
  /** The label is read out but not drawn (search boxes, fields named by their placeholder). */
  hideLabel?: boolean | undefined
  value: string
  onChange: (value: string) => void
  type?: FieldType | undefined
  placeholder?: string | undefined
  /** Error with a hint; turns the field red and is read out with it. */
  error?: string | undefined
  hint?: string | undefined
  maxLength?: number | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** A cross that empties the field while it holds something; on unless set to false. */
  clearable?: boolean | undefined
  icon?: IconName | undefined
  /** Shown at the end of the field, for example a code button. */
  suffix?: ReactNode
  /** Enter, or the confirm key of the phone's keyboard. */
  onSubmit?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  autoFocus?: boolean | undefined
  confirmType?: 'send' | 'search' | 'next' | 'go' | 'done' | undefined
  className?: string | undefined
  testId?: string | undefined
}

const LONGEST = 140

/** Cleans what was typed or pasted, so that the field holds no more than the backend accepts. */
const typed = (value: string, most: number): string => cutText(cleanLine(value), most)

/** The code that a pasted message holds: its first run of so many digits, or its digits without what stands between them. */
const codeIn = (pasted: string, most: number): string =>
  (new RegExp(`\\d{${most}}`).exec(pasted)?.[0] ?? pasted.replace(/\D/g, '')).slice(0, most)

/** The code of a field that held `old`: one that was pasted beside it replaces it. */
const newCode = (text: string, most: number, old: string): string => {
  const added = codeIn(text.replace(old, ''), most)
  return added.length < most ? codeIn(text, most) : added
}

const isSecret = (type: FieldType | undefined): boolean => type === 'password' || type === 'newPassword'

/** A line of text to fill in, with its label, its error and its hint tied to it. */
export function Field(props: FieldProps) {
  const { label, hideLabel, type, error, hint, required, disabled, icon, suffix, className } = props
  const noteId = `yt${useId().replace(/:/g, '')}`
  const [focused, setFocused] = useState(false)
  const [shown, setShown] = useState(false)
  const note = error || hint
  const state = cx(
    'yt-field__box',
    focused && 'yt-field__box--focused',
    error && 'yt-field__box--error',
    disabled && 'yt-field__box--disabled',
  )
  return (
    <View className={cx('yt-field', className)}>
      {hideLabel ? null : (
        <View className="yt-field__label" {...ariaProps({ hidden: true })}>
          {label}
          {required ? <View className="yt-field__star">*</View> : null}
        </View>
      )}
      <View className={state}>
        {icon ? <Icon name={icon} className="yt-field__icon" /> : null}
        <FieldInput
          {...props}
          type={shown && isSecret(type) ? 'text' : type}
          secret={isSecret(type)}
          noteId={note ? noteId : undefined}
          onFocusChange={setFocused}
        />
        <FieldTools {...props} shown={shown} onShow={setShown} />
        {suffix ? <View className="yt-field__suffix">{suffix}</View> : null}
      </View>
      {note ? (
        <View
          className={cx('yt-field__note', error && 'yt-field__note--error')}
          {...ariaProps({ id: noteId, live: error ? 'polite' : undefined })}
        >
          {note}
        </View>
      ) : null}
    </View>
  )
}

interface InputProps extends FieldProps {
  /** A password is sent as its digest only: it stays as it was typed. */
  secret: boolean
  noteId: string | undefined
  onFocusChange: (focused: boolean) => void
}

function FieldInput(props: InputProps) {
  const {
    label,
    value,
    onChange,
    type = 'text',
    placeholder = '',
    error,
    maxLength = LONGEST,
    noteId,
  } = props
  const {
    required,
    disabled,
    secret,
    onSubmit,
    onFocus,
    onBlur,
    autoFocus,
    confirmType = 'done',
    testId,
  } = props
  const said = ariaProps({
    label,
    describedBy: noteId,
    invalid: error ? true : undefined,
    required: required || undefined,
    testId,
  })
  // A message is pasted whole, and cut to its code then.
  const isCode = type === 'code'
  const most = isCode ? LONGEST : maxLength
  const told = (text: string): string => {
    if (secret) return text
    return isCode ? newCode(text.normalize('NFKC'), maxLength, value) : typed(text, maxLength)
  }
  const focus = (focused: boolean): void => {
    props.onFocusChange(focused)
    if (focused) onFocus?.()
    else onBlur?.()
  }
  return (
    <Input
      className="yt-field__input"
      value={value}
      placeholder={placeholder}
      maxlength={most}
      disabled={disabled ?? false}
      confirmType={confirmType}
      focus={autoFocus ?? false}
      onInput={(event) => onChange(told(event.detail.value))}
      onFocus={() => focus(true)}
      onBlur={() => focus(false)}
      {...inputProps(type)}
      {...submitProps(onSubmit)}
      {...said}
    />
  )
}

interface ToolsProps extends FieldProps {
  shown: boolean
  onShow: (shown: boolean) => void
}

/** The cross that empties the field and the eye that shows a password. */
function FieldTools({ value, onChange, clearable = true, disabled, label, type, shown, onShow }: ToolsProps) {
  if (disabled) return null
  return (
    <>
      {clearable && value ? (
        <Pressable className="yt-field__tool" label={`清空${label}`} onPress={() => onChange('')}>
          <Icon name="clear" />
        </Pressable>
      ) : null}
      {isSecret(type) ? (
        <Pressable
          className="yt-field__tool"
          label={shown ? '隐藏密码' : '显示密码'}
          onPress={() => onShow(!shown)}
        >
          <Icon name={shown ? 'eye' : 'eye-off'} />
        </Pressable>
      ) : null}
    </>
  )
}
