/** How built-in components and the host's own bars look. Close to WeChat where layout depends on it, no closer. */
export const HOST_CSS = `
*{box-sizing:content-box;-webkit-tap-highlight-color:transparent} ::-webkit-scrollbar{display:none}
html,body{margin:0;height:100%;overflow:hidden;background:#fff;font-family:-apple-system,"PingFang SC","Noto Sans SC",sans-serif}
#__weapp-host{position:fixed;inset:0;display:flex;flex-direction:column;max-width:480px;margin:0 auto}
[hidden]{display:none!important}

.wx-nav{flex:none;display:flex;align-items:flex-end;position:relative;z-index:20;background:var(--nav-bg,#fff);color:var(--nav-fg,#000);height:64px}
.wx-nav>*{height:44px;line-height:44px}
.wx-nav button{border:0;background:none;color:inherit;font-size:20px;width:44px}
.wx-nav .wx-title{flex:1;text-align:center;font-size:17px;font-weight:500;overflow:hidden;white-space:nowrap;margin-right:94px}
.wx-nav .wx-back[hidden]{display:block!important;visibility:hidden}
.wx-capsule{position:absolute;top:26px;right:7px;width:87px;height:32px;border:1px solid #0002;border-radius:16px;background:#fffb;font-size:13px;z-index:21;padding:0;box-sizing:border-box}
.wx-pages{flex:1;position:relative;overflow:hidden}
.wx-frame{position:absolute;inset:0;contain:strict;background:#fff}
.wx-scroller{position:absolute;inset:0;overflow:auto;overflow-anchor:none}
.wx-tab{flex:none;display:flex;height:50px;border-top:1px solid #ddd;background:var(--tab-bg,#fff);z-index:20}
.wx-tab button{flex:1;border:0;background:none;font-size:10px;color:var(--tab-fg,#666);display:flex;flex-direction:column;align-items:center;justify-content:center;gap:2px;position:relative}
.wx-tab button[aria-selected=true]{color:var(--tab-on,#000)}
.wx-tab img{width:24px;height:24px}
.wx-toast,.wx-loading{position:fixed;left:50%;top:45%;transform:translate(-50%,-50%);background:rgba(0,0,0,.75);color:#fff;padding:14px 18px;border-radius:8px;z-index:50;font-size:14px;pointer-events:none}
.wx-mask{position:fixed;inset:0;background:rgba(0,0,0,.5);z-index:40;display:flex;align-items:center;justify-content:center}
.wx-mask>div{background:#fff;border-radius:10px;min-width:260px;max-width:80vw;max-height:80vh;overflow:auto;padding:14px;font-size:15px}
.wx-mask button{padding:8px 16px;margin:4px}.wx-mask .wx-sheet-item{display:block;width:100%}

wx-page{display:block;min-height:100%;box-sizing:border-box}
wx-view,wx-form,wx-scroll-view,wx-swiper,wx-swiper-item,wx-cover-view,wx-movable-area,wx-checkbox-group,wx-radio-group,wx-picker,wx-rich-text,wx-navigator,wx-web-view,wx-root-portal,wx-page-container{display:block}
wx-text{display:inline;white-space:pre-line}
wx-label,wx-checkbox,wx-radio,wx-switch,wx-icon{display:inline-block}
wx-image{display:inline-block;width:320px;height:240px;overflow:hidden}
wx-image>.wx-native,wx-cover-image>.wx-native,wx-video>.wx-native,wx-canvas>.wx-native{display:block;width:100%;height:100%}
wx-video{display:inline-block;width:300px;height:225px}
wx-canvas{display:block;width:300px;height:150px;position:relative}
wx-web-view{position:absolute;inset:0}wx-web-view>.wx-native{width:100%;height:100%;border:0}
wx-button{display:block;position:relative;margin:0 auto;padding:0 14px;box-sizing:border-box;font-size:18px;text-align:center;line-height:2.55555556;border-radius:5px;overflow:hidden;color:#000;background-color:#f8f8f8;cursor:pointer}
wx-button[type=primary]{color:#fff;background-color:#1aad19}wx-button[type=warn]{color:#fff;background-color:#e64340}
wx-button[size=mini]{display:inline-block;line-height:2.3;font-size:13px;padding:0 1.34em}
wx-button[disabled]{color:rgba(0,0,0,.3)}wx-button[plain]{background-color:transparent;border:1px solid #353535}
.button-hover{background-color:#dedede}.navigator-hover{background-color:rgba(0,0,0,.1);opacity:.7}
wx-input{display:block;height:1.4em;min-height:1.4em;overflow:hidden;text-overflow:clip}
wx-textarea{display:block;width:300px;height:150px;position:relative}
wx-input>.wx-native,wx-textarea>.wx-native{width:100%;height:100%;border:0;padding:0;margin:0;background:none;font:inherit;color:inherit;text-align:inherit;outline:0;resize:none;display:block;box-sizing:border-box}
wx-scroll-view{overflow:hidden;overflow-anchor:none;width:100%}
wx-scroll-view[data-x]{overflow-x:auto}wx-scroll-view[data-y]{overflow-y:auto}wx-scroll-view[data-flex]{display:flex}
wx-swiper{position:relative;height:150px;overflow:hidden}
.wx-swiper-track{display:flex;position:relative;width:100%;height:100%;overflow:auto hidden;scroll-snap-type:x mandatory}
wx-swiper[data-vertical]>.wx-swiper-track{flex-direction:column;overflow:hidden auto;scroll-snap-type:y mandatory}
wx-swiper-item{flex:0 0 100%;width:100%;height:100%;overflow:hidden;scroll-snap-align:start;scroll-snap-stop:always}
.wx-swiper-dots{position:absolute;bottom:6px;left:0;right:0;text-align:center;pointer-events:none}
.wx-swiper-dots i{display:inline-block;width:8px;height:8px;border-radius:50%;margin:0 4px;background:rgba(0,0,0,.3)}.wx-swiper-dots i.on{background:#000}
wx-checkbox::before,wx-radio::before{content:"";display:inline-block;width:18px;height:18px;border:1px solid #999;border-radius:3px;margin-right:5px;vertical-align:middle}
wx-radio::before{border-radius:50%}wx-checkbox[data-checked]::before,wx-radio[data-checked]::before{background:#09bb07}
wx-switch{width:52px;height:32px;border-radius:16px;background:#dfdfdf}wx-switch[data-checked]{background:#04be02}
wx-slider{display:block;margin:10px 18px}wx-slider>.wx-native{width:100%}
wx-progress{display:block;height:6px;background:#ebebeb}wx-progress>i{display:block;height:100%;background:#09bb07}
[data-unsupported]{display:block;min-height:40px;outline:2px dashed red}
`
