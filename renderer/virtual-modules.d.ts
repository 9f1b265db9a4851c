declare module '*?inline-script' {
  const script: string;
  export default script;
}

declare module 'virtual:icon-sprite' {
  const address: string;
  export default address;
}
