exports.defineCustomElementTaroTabbar = () => {}
