/**
 * The looks of the first screens: what src/ui/tokens.scss and the app's own pieces say, for what stands on them. A test
 * compares place and colour of each part with the app's (tests/e2e/firstScreen.test.ts).
 */
export const firstScreenStyle = [
  ':root{color-scheme:light;--fs-bg:#f4f6fa;--fs-surface:#fff;--fs-line:#e2e7ef;--fs-text:#131a26;--fs-text-2:#465164;--fs-brand-fill:#2f5bea;--fs-accent:#b83f08;--fs-fill:#eef1f6;--fs-thumb:#fff}',
  '@media(prefers-color-scheme:dark){:root{color-scheme:dark;--fs-bg:#0c1017;--fs-surface:#151b25;--fs-line:#2a3443;--fs-text:#edf1f7;--fs-text-2:#b7c1d0;--fs-brand-fill:#3b66ee;--fs-accent:#ff9b57;--fs-fill:#232c3a;--fs-thumb:#3c485a}}',
  'body{margin:0;background:var(--fs-bg)}',
  "#first-screen{position:absolute;z-index:90;top:0;right:0;left:0;min-height:100vh;background:var(--fs-bg);color:var(--fs-text);font:14px/1.5 -apple-system,BlinkMacSystemFont,'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',system-ui,sans-serif}",
  '@media(min-width:600px){#first-screen{max-width:480px;margin:0 auto}#first-screen .fs-foot{max-width:480px;margin:0 auto}}',
  '.fs-bar{display:flex;align-items:center;justify-content:center;height:48px;padding-top:env(safe-area-inset-top,0px);background:var(--fs-surface);box-shadow:0 1px 0 var(--fs-line);font-size:17px;font-weight:600}',
  '.fs-tabs{display:flex;padding:0 4px;overflow:hidden;background:var(--fs-surface);box-shadow:0 1px 0 var(--fs-line);white-space:nowrap}',
  '.fs-tab{position:relative;display:flex;align-items:center;justify-content:center;min-height:46px;padding:0 12px;color:var(--fs-text-2);font-size:16px}',
  '.fs-tabs--top .fs-tab{flex:1;min-width:0;min-height:52px;padding:0 4px;color:var(--fs-text);font-weight:600}',
  '.fs-tabs--scroll .fs-tab{flex:none;padding:0 12px}',
  '.fs-tabs--top .fs-tab--on{color:var(--fs-accent)}',
  '.fs-tab--on::after{content:"";position:absolute;bottom:0;left:50%;width:24px;height:3px;margin-left:-12px;border-radius:3px 3px 0 0;background:currentColor}',
  '.fs-inner{display:flex;margin:12px 16px;padding:0 2px;border-radius:12px;background:var(--fs-fill)}',
  '.fs-inner div{flex:1;padding:3px 1px}',
  '.fs-inner span{display:flex;align-items:center;justify-content:center;min-height:38px;padding:0 8px;border-radius:10px;color:var(--fs-text-2)}',
  '.fs-inner .fs-on{background:var(--fs-thumb);color:var(--fs-text);font-weight:600}',
  '.fs-picture{display:block;width:100%;height:auto}',
  '.fs-picture+.fs-picture{margin-top:-.5px}',
  '.fs-foot{position:fixed;right:0;bottom:0;left:0;padding-bottom:env(safe-area-inset-bottom,0px);background:var(--fs-surface);box-shadow:0 -4px 16px rgba(19,26,38,.08)}',
  '.fs-activity{display:flex;align-items:center;min-height:44px;padding:0 16px;background:var(--fs-brand-fill);color:#fff}',
  '.fs-button{display:flex;align-items:center;justify-content:center;min-height:52px;margin:8px 16px;border-radius:999px;background:linear-gradient(90deg,#d6400b,#c92a2a);color:#fff;font-size:18px;font-weight:600}',
].join('')
