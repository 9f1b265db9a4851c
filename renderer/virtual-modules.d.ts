declare module 'virtual:early-script' {
  const script: string;
  export default script;
}

declare module 'virtual:icon-sprite' {
  const address: string;
  export default address;
}
