import { useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { Field, type FieldProps } from './Field'

function Owner(props: Partial<FieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <Field label="手机号" {...props} value={value} onChange={setValue} />
}

const input = (name = '手机号') => screen.getByLabelText<HTMLInputElement>(name)

describe('Field', () => {
  it('is found by its label and hands over what is typed', () => {
    render(<Owner />)
    fireEvent.input(input(), { target: { value: '138' } })
    expect(input().value).toBe('138')
  })

  it('ties its error to the input', () => {
    render(<Owner error="手机号少了一位" hint="11 位" />)
    const note = document.getElementById(input().getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('手机号少了一位')
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })

  it('ties its hint when there is no error, and claims none', () => {
    render(<Owner hint="11 位" />)
    const note = document.getElementById(input().getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('11 位')
    expect(input().hasAttribute('aria-invalid')).toBe(false)
  })

  it('is emptied by its cross, which goes away with the text', () => {
    render(<Owner value="13800138000" />)
    fireEvent.click(screen.getByRole('button', { name: '清空手机号' }))
    expect(input().value).toBe('')
    expect(screen.queryByRole('button', { name: '清空手机号' })).toBeNull()
  })

  it('submits on Enter', () => {
    const onSubmit = jest.fn()
    render(<Owner onSubmit={onSubmit} />)
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 })
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['Chromium', { keyCode: 229, isComposing: true }],
    ['Gecko', { keyCode: 13, isComposing: true }],
    ['WebKit, which ends the composition before the key', { keyCode: 229, isComposing: false }],
  ])('does not submit on the Enter that ends a word of an input method in %s', (_engine, facts) => {
    const onSubmit = jest.fn()
    render(<Owner onSubmit={onSubmit} />)
    fireEvent.compositionStart(input())
    if (!facts.isComposing) fireEvent.compositionEnd(input(), { data: '国家线' })
    fireEvent.keyDown(input(), { key: 'Enter', ...facts })
    fireEvent.keyUp(input(), { key: 'Enter', ...facts })
    expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 })
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('hides a password until its eye is pressed', () => {
    render(<Owner label="密码" type="password" value="secret" />)
    expect(input('密码').type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
    expect(input('密码').type).toBe('text')
    expect(input('密码').value).toBe('secret')
  })

  it('says which password is a new one, so that a keeper of passwords does not fill in the old one', () => {
    render(<Owner label="新密码" type="newPassword" value="secret" />)
    expect([input('新密码').type, input('新密码').autocomplete]).toEqual(['password', 'new-password'])
    fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
    expect(input('新密码').type).toBe('text')
  })

  it.each([
    '123 456',
    ' 123456',
    '123-456',
    '１２３４５６',
    '123456\n',
    '\u200B123456',
    '【研途】验证码：123456，5 分钟内有效',
    '123456789',
  ])('takes the code out of what is pasted: %j', (pasted) => {
    render(<Owner label="验证码" type="code" maxLength={6} />)
    const field = input('验证码')
    expect(field.maxLength).toBeGreaterThan(40)
    fireEvent.input(field, { target: { value: pasted } })
    expect(field.value).toBe('123456')
    // A whole code takes no seventh digit.
    fireEvent.input(field, { target: { value: '1234560' } })
    expect(field.value).toBe('123456')
  })

  it.each([
    ['123456', '123456654321', '654321'],
    ['123456', '123456【研途】验证码 654321，5 分钟内有效', '654321'],
    ['12', '12654321', '654321'],
    ['123456', '【研途】验证码 654321', '654321'],
    ['123456', '1234567', '123456'],
    ['12345', '123456', '123456'],
    ['123456', '12345', '12345'],
  ])('a field that holds %s and gets %j shows %s', (value, text, shown) => {
    render(<Owner label="验证码" type="code" maxLength={6} value={value} />)
    expect(input('验证码').maxLength).toBeGreaterThan(100)
    fireEvent.input(input('验证码'), { target: { value: text } })
    expect(input('验证码').value).toBe(shown)
  })

  it('leaves a word as it is typed: what corrects it would answer for the learner', () => {
    render(<Owner label="拼写单词" type="word" />)
    const field = input('拼写单词')
    const said = ['autocorrect', 'autocapitalize', 'spellcheck', 'autocomplete'].map((name) =>
      field.getAttribute(name),
    )
    expect(said).toEqual(['off', 'none', 'false', 'off'])
  })

  it('limits the length, asks for the right keyboard and can be disabled', () => {
    render(
      <>
        <Owner type="code" maxLength={6} disabled value="123456" />
        <Owner label="姓名" maxLength={6} />
      </>,
    )
    expect(input('姓名').maxLength).toBe(6)
    expect(input().inputMode).toBe('numeric')
    expect(input().autocomplete).toBe('one-time-code')
    expect(input().disabled).toBe(true)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
