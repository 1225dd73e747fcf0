// Operators of pages that many people write: under their domains, and every host below, the page is the target, never the host.
// One name a word; the public suffix list knows the hosts where each tenant has a domain.

const listed = (names: string): readonly string[] => names.trim().split(/\s+/);

/** One path segment names the tenant: a short link, a profile, a shop. */
export const FIRST_SEGMENT: ReadonlySet<string> = new Set([
  // Link shorteners; a code is told apart by its case
  ...listed(`
    0rz.tw 1drv.ms 1url.cz 2.gp 2u.pw 3.ly 4sq.com a.co abit.ly abr.ai abre.ai adf.ly adfoc.us aka.ms alturl.com
    amzn.asia amzn.eu amzn.to app.goo.gl apple.co b23.tv b2n.ir bc.vc bdp.mx bit.do bit.ly bitly.com bitly.cx bitly.ws
    bl.ink bom.so buff.ly c11.kr clck.ru cli.fm cutt.ly cutt.us cutti.us
    d.pr dai.ly db.tt dik.si dlvr.it dpaste.org dub.co dub.sh durl.kr dwz.cn dwz.win e.vg fb.watch fb.gg flip.it gee.su gg.gg
    git.io goo.by goo.gl goo.su grabify.link han.gl hoy.kr hyperurl.co i.mp ibit.ly ift.tt is.gd ity.im iplogger.org
    j.mp jpg.gd kko.to kko.kakao.com kutt.it l.ead.me linkd.in linkmix.co.kr lin.ee linksynergy.com
    lnk.ink lnk.sh lnk.to lnkd.in lrl.kr m.site.naver.com me2.do me2.kr merky.de mtr.cool muz.so mzl.la na4.me naver.me
    ngl.link oe.cd onl.bz onl.sc onl.la ouo.io ow.ly page.link pin.it po.st prt.nu psce.pw ptix.at q.gs qr.ae qr.net qr1.be
    qr.link qrco.de qrs.ly qrcc.me qrto.org r.mtdv.me rb.gy reb.ly rebrand.ly redd.it rotf.lol rt.gs s.ee s.id s.team s.click.aliexpress.com
     sc.link sh.st shor.by shorl.com short.gy short.io shorten.is shorten.so shorte.st shorturl.at shorturl.asia shorturl.gg
    shorturl.me shrinkme.io shrtco.de smarturl.it sn.pub sniply.io snip.ly snip.ink spoo.me srtn.me su.pr suo.im suo.yt
    surl.li t.cn t.co t.ly t.ly t2m.io tcrn.ch tiny.cc tiny.one tiny.pl tinylink.net tinyurl.com
    tny.im tr.im trib.al tuney.kr u.nu u.to ul.to urlr.me url.kr url.cn url.ie urlz.fr urls.fr urlsmart.com urli.ai urlc.net urlzs.com urly.it
     uu.vg v.gd v.ht vo.la vk.cc vt.tiktok.com vm.tiktok.com v.douyin.com w.wiki wa.link wp.me wxaurl.cn x.gd xgd.io
    xurl.es y2u.be yadi.sk yip.su youtu.be zi.ma zip.pe zpr.io zrr.kr zws.im zzb.bz 985.so dwz.mk 6du.in c1n.cn tb.cn
    u.jd.com 3.cn sourl.cn mrw.so ppt.cc reurl.cc lihi.cc lihi1.com lihi2.com lihi3.com pse.is lurl.cc tinyurl.tw pics.ee bre.is goo.gs
    maac.io supr.link picsee.io ur0.cc ur0.link ur7.cc x.co xy2.eu kurzelinks.de kurzelinks.to kuerzer.de t1p.de ogy.de spon.de wap.de.cx
    shortlink.de hoo.gl tlny.cc lstu.fr nav.cx nico.ms htn.to ux.nu p.tl onelink.to linkto.at go2l.ink trk.li
    safelinku.com shink.in cpmlink.net shortest.link exe.io za.gl linkvertise.com up-to-down.net direct-link.net
    rkns.link cl.gy biturl.top bityl.co encr.pw encurtador.com.br acesse.dev acesse.one l1nq.com l1nk.dev heylink.to shrib.com`),
  ...listed(`
    buly.kr alie.kr iii.ad link24.kr asq.kr wo.to t2m.kr vvd.bz xurl.cn onl.tw 2no.co shope.ee xgf.nu coupa.ng ouo.press n9.cl
    acortar.link hubs.ly hubs.la hubs.li flic.kr spoti.fi spotify.link apple.news bbc.in nyti.ms cnn.it wapo.st reut.rs bloom.bg econ.st
    mcaf.ee tr.ee geni.us r10.to a.r10.to lihi.io git.new go.ly kuku.lu boosty.to donationalerts.com afdian.com afdian.net twpf.jp peraichi.com`),
  // Pages of links, profiles and payments
  ...listed(`
    linktr.ee litt.ly litly.kr link.inpock.co.kr inpk.link linkbio.co lnk.bio bio.link bio.site beacons.ai beacons.page campsite.bio
    allmylinks.com about.me taplink.cc taplink.at taplink.ws solo.to msha.ke hoo.be snipfeed.co flowpage.com flow.page
    heylink.me koji.to komi.io linkin.bio linkpop.com liinks.co manylink.co milkshake.app link.me direct.me bento.me biolinky.co
    biolink.info mylink.la onelink.bio pillar.io shorby.com sleek.bio tap.bio withkoji.com zaap.ai zez.am linkfly.to linkr.bio lit.link
    instabio.cc contactinbio.com linkgenie.co linkhub.com potofu.me profu.link html.co.jp linkfire.com ffm.to ffm.bio hypeddit.com
    show.co toneden.io orcd.co lnk.at many.link everlink.app instalink.io linksome.me
    linkby.me likey.me crepe.cm peing.net asked.kr spin-spin.com curiouscat.live ask.fm tellonym.me marshmallow-qa.com gumroad.com
    ko-fi.com buymeacoffee.com patreon.com subscribestar.com paypal.me cash.app venmo.com revolut.me monzo.me wise.com account.venmo.com
    toss.me fanding.kr fantrie.com onlyfans.com fansly.com fanbox.cc fantia.jp camp-fire.jp liberapay.com opencollective.com throne.com
    cameo.com contra.com clubhouse.com joinclubhouse.com calendly.com cal.com tidycal.com savvycal.com koalendar.com
     qrfy.io me-qr.com qrcodechimp.com steemit.com peakd.com paragraph.xyz mirror.xyz vocal.media
    smartstore.naver.com brand.naver.com in.naver.com shop.kakao.com store.kakao.com gift.kakao.com marpple.shop etsy.me depop.com
    talk.naver.com pf.kakao.com cafe.daum.net blog.daum.net brunch.co.kr velog.io postype.com pixiv.me page.line.me note.com ameblo.jp
    lineblog.me plurk.com gab.com gettr.com truthsocial.com parler.com minds.com rumble.com odysee.com bitchute.com dlive.tv
    kick.com twitch.tv sooplive.co.kr ch.sooplive.co.kr bj.afreecatv.com chzzk.naver.com pandalive.co.kr showroom-live.com
    onstove.com weverse.io lysn.com keybase.io gravatar.com scratch.mit.edu last.fm soundcloud.com mixcloud.com audiomack.com
    anchor.fm podbean.com spreaker.com buzzsprout.com letterboxd.com goodreads.com vsco.co imgsli.com
    flickr.com deviantart.com behance.net dribbble.com artstation.com 500px.com unsplash.com pexels.com coroflot.com
    npmjs.com gitee.com codeberg.org sourceforge.net bitbucket.org gitlab.com launchpad.net hub.docker.com huggingface.co kaggle.com
    codepen.io jsfiddle.net replit.com glitch.com codesandbox.io stackblitz.com observablehq.com hashnode.com dev.to
    xing.com viadeo.com angel.co wellfound.com producthunt.com crunchbase.com about.gitlab.com`),
]);

/** The whole page is the target. */
export const OPERATORS: ReadonlySet<string> = new Set([
  // Portals and their services
  ...listed(`
    google.com naver.com naver.net daum.net kakao.com kakaocorp.com nate.com zum.com yahoo.com yahoo.co.jp bing.com msn.com live.com
    microsoft.com office.com office365.com outlook.com sharepoint.com onedrive.com apple.com icloud.com amazon.com amazon.co.jp amazon.de
    amazon.co.uk amazon.fr amazon.it amazon.es amazon.in amazon.ca baidu.com tieba.com qq.com weixin.qq.com wechat.com sohu.com sina.com.cn
    sina.cn 163.com 126.com 360.cn toutiao.com yandex.ru yandex.com ya.ru mail.ru ok.ru rambler.ru dzen.ru web.de gmx.de gmx.net t-online.de
    freenet.de excite.co.jp goo.ne.jp rakuten.co.jp rakuten.com docomo.ne.jp seznam.cz onet.pl wp.pl interia.pl uol.com.br globo.com
    aol.com duckduckgo.com brave.com mozilla.org wikipedia.org wikimedia.org wiktionary.org wikihow.com namu.wiki namu.moe libre.wiki
    baike.com wikidata.org`),
  // Social networks and messengers
  ...listed(`
    facebook.com instagram.com twitter.com threads.net tiktok.com linkedin.com youtube.com t.me telegram.org whatsapp.com messenger.com
    discord.com discordapp.com discordapp.net discord.me disboard.org top.gg snapchat.com pinterest.com pinterest.co.kr pinterest.jp
    pinterest.de reddit.com tumblr.com quora.com vk.com weibo.com weibo.cn xiaohongshu.com xhslink.com zhihu.com douban.com douyin.com iesdouyin.com
    kuaishou.com bilibili.com acfun.cn huya.com douyu.com line.me naver.jp band.us kakaostory.com story.kakao.com zalo.me viber.com
    signal.me signal.group skype.com join.skype.com slack.com zoom.us teams.live.com meet.google.com element.io matrix.to chat.zalo.me
    wickr.com threema.ch threema.id simplex.chat icq.com icq.im kik.com kik.me groupme.com imo.im tox.chat
    bsky.app mastodon.social mastodon.online mastodon.world mastodon.cloud mastodon.art mstdn.jp mstdn.social pawoo.net
    mas.to fosstodon.org infosec.exchange hachyderm.io techhub.social chaos.social troet.cafe planet.moe qdon.space uri.life misskey.io
    misskey.design social.vivaldi.net universeodon.com mastodonapp.uk social.tchncs.de nostr.band primal.net snort.social iris.to njump.me
    farcaster.xyz warpcast.com lens.xyz hey.xyz mewe.com nextdoor.com meetup.com badoo.com tinder.com bumble.com okcupid.com
    tantanapp.com azarlive.com hellotalk.com interpals.net omegle.com ome.tv tagged.com myspace.com
    steamcommunity.com steampowered.com roblox.com minecraft.net epicgames.com xbox.com playstation.com gamejolt.com
    everytime.kr blind.com teamblind.com rememberapp.co.kr jobkorea.co.kr saramin.co.kr albamon.com alba.co.kr wanted.co.kr incruit.com
    indeed.com glassdoor.com monster.com stepstone.de upwork.com fiverr.com freelancer.com kmong.com soomgo.com class101.net
    boss.zhipin.com zhipin.com 51job.com liepin.com wantedly.com crowdworks.jp lancers.jp coconala.com timeticket.jp`),
  // Communities and forums
  ...listed(`
    dcinside.com dcinside.co.kr clien.net ppomppu.co.kr fmkorea.com ruliweb.com bobaedream.co.kr mlbpark.donga.com todayhumor.co.kr inven.co.kr
    theqoo.net instiz.net slrclub.com quasarzone.com coolenjoy.net humoruniv.com pgr21.com arca.live gigglehd.com 82cook.com
    etoland.co.kr ilbe.com dogdrip.net natepann.com pann.nate.com damoang.net meeco.kr hygall.com gasengi.com mule.co.kr
    cobak.co.kr coinpan.com coinjinja.com paxnet.co.kr stockplus.com thinkpool.com okky.kr kldp.org
    bitcointalk.org stocktwits.com tradingview.com investing.com cryptotalk.org bitcoingarden.org talkmarkets.com
    v2ex.com nga.cn ngabbs.com tianya.cn hupu.com mop.com smzdm.com jianshu.com csdn.net juejin.cn cnblogs.com oschina.net segmentfault.com
    8btc.com jinse.com xueqiu.com eastmoney.com guba.eastmoney.com lihkg.com discuss.com.hk hkgolden.com baby-kingdom.com ptt.cc
    dcard.tw mobile01.com bahamut.com.tw gamer.com.tw eyny.com 5ch.net 2ch.net 2ch.sc open2ch.net jbbs.shitaraba.net shitaraba.net bakusai.com
    okwave.jp chiebukuro.yahoo.co.jp detail.chiebukuro.yahoo.co.jp kakaku.com gamefaqs.com mixi.jp teratail.com qiita.com zenn.dev
    hatena.ne.jp gaiaonline.com girlschannel.net mumsnet.com gutefrage.net wallstreet-online.de ariva.de mydealz.de computerbase.de
    hardwareluxx.de forum.chip.de chefkoch.de motor-talk.de onvista.de finanzen.net stackoverflow.com stackexchange.com superuser.com
    serverfault.com askubuntu.com mathoverflow.net news.ycombinator.com slashdot.org 4chan.org 4channel.org 8kun.top
    resetera.com neogaf.com somethingawful.com blackhatworld.com warriorforum.com digitalpoint.com hackforums.net nulled.to bogleheads.org
    moneysavingexpert.com xda-developers.com tapatalk.com
     vbulletin.com xenforo.com kaskus.co.id tinhte.vn voz.vn webtretho.com pantip.com lowyat.net hardwarezone.com.sg
    pikabu.ru habr.com 4pda.to otzovik.com irecommend.ru wykop.pl flashback.org forocoches.com taringa.net jeuxvideo.com dealabs.com`),
  // Markets, classifieds, shops and delivery
  ...listed(`
    daangn.com karrotmarket.com joongna.com joonggonara.co.kr bunjang.co.kr hellomarket.com gmarket.co.kr auction.co.kr 11st.co.kr
    coupang.com wemakeprice.com tmon.co.kr ssg.com lotteon.com interpark.com idus.com kream.co.kr musinsa.com oliveyoung.co.kr ohou.se
    zigbang.com dabangapp.com encar.com kbchachacha.com heydealer.com ticketlink.co.kr yes24.com kyobobook.co.kr aladin.co.kr
     itemmania.com itembay.com baemin.com yogiyo.co.kr ebay.com ebay.de ebay.co.uk ebay.fr ebay.it ebay.com.au etsy.com
    aliexpress.com alibaba.com 1688.com taobao.com tmall.com jd.com pinduoduo.com yangkeduo.com xianyu.com goofish.com temu.com shein.com wish.com
    mercari.com jp.mercari.com fril.jp paypayfleamarket.yahoo.co.jp jmty.jp minne.com creema.jp
     kleinanzeigen.de ebay-kleinanzeigen.de quoka.de markt.de mobile.de autoscout24.de immobilienscout24.de immowelt.de
    wg-gesucht.de vinted.de vinted.com vinted.fr leboncoin.fr marktplaats.nl 2dehands.be subito.it wallapop.com milanuncios.com olx.com
    olx.pl olx.ua olx.in allegro.pl avito.ru youla.ru gumtree.com craigslist.org offerup.com letgo.com carousell.com carousell.sg shopee.com
    shopee.sg shopee.co.id shopee.tw shopee.vn shopee.co.th shopee.ph lazada.com lazada.sg lazada.co.th tokopedia.com bukalapak.com flipkart.com meesho.com
    mercadolibre.com mercadolivre.com.br walmart.com target.com bestbuy.com costco.com ikea.com stockx.com goat.com grailed.com
    poshmark.com vestiairecollective.com g2a.com kinguin.net eneba.com gameflip.com playerauctions.com z2u.com paxful.com localbitcoins.com
    hodlhodl.com noones.com airbnb.com booking.com agoda.com trip.com expedia.com hotels.com tripadvisor.com yanolja.com
    goodchoice.kr klook.com kkday.com myrealtrip.com vrbo.com`),
  // Blogs, news-letters and notes
  ...listed(`
    medium.com blogger.com
              buttondown.com
    mailchi.mp mailchimp.com list-manage.com campaign-archive.com stibee.com maily.so page.stibee.com stib.ee getrevue.co tinyletter.com
    convertkit.com kit.com sendinblue.com brevo.com mailerlite.com getresponse.com constantcontact.com hubspot.com
    klaviyo.com activecampaign.com aweber.com moosend.com rapidmail.de cleverreach.com telegra.ph graph.org te.legra.ph
    rentry.co rentry.org pastebin.com paste.ee ghostbin.com hastebin.com controlc.com justpaste.it pastelink.net privatebin.net
    dpaste.com paste.rs 0bin.net doxbin.org write.as bearblog.dev notion.so notion.com evernote.com simplenote.com simp.ly workflowy.com
    dynalist.io coda.io craft.me craft.do quip.com hackmd.io codimd.com gitbook.com slite.com nuclino.com confluence.com
    trello.com asana.com monday.com airtable.com miro.com figma.com canva.com padlet.com prezi.com gamma.app pitch.com
    tome.app genially.com view.genial.ly slideshare.net scribd.com issuu.com calameo.com academia.edu researchgate.net flipsnack.com
    yumpu.com heyzine.com fliphtml5.com anyflip.com publuu.com story.cv wattpad.com archiveofourown.org fanfiction.net munpia.com joara.com
    pixiv.net yuque.com shimo.im feishu.cn larksuite.com docs.qq.com kdocs.cn wps.cn processon.com`),
  // Forms, surveys, petitions, events and funding
  ...listed(`
    forms.gle forms.office.com forms.microsoft.com typeform.com jotform.com surveymonkey.com surveymonkey.co.uk tally.so
    paperform.co wufoo.com cognitoforms.com formstack.com 123formbuilder.com formsite.com form.run formrun.com formzu.net formzu.com
    form-mailer.jp ssl.form-mailer.jp questant.jp enquete.cc wjx.cn wjx.top wenjuan.com jinshuju.net jsj.top jinshuju.com walla.my form.office.naver.com
    moaform.com smore.im tripetto.com zohopublic.com zoho.com forms.zohopublic.com qualtrics.com limesurvey.net surveysparrow.com
    survio.com umfrageonline.com findmind.ch lamapoll.de doodle.com when2meet.com xoyondo.com strawpoll.com poll.fm poll-maker.com
    mentimeter.com slido.com kahoot.it quizizz.com involve.me outgrow.us fillout.com youform.com opnform.com heyflow.com forms.app
    formaloo.com formfacade.com 1ka.si onlinesurveys.ac.uk change.org avaaz.org openpetition.de openpetition.eu petitions.net
    ipetitions.com thepetitionsite.com petition.parliament.uk causes.com gofundme.com gogetfunding.com justgiving.com
    kickstarter.com indiegogo.com tumblbug.com wadiz.kr makuake.com readyfor.jp happybean.naver.com together.kakao.com
    leetchi.com betterplace.org startnext.com ulule.com fundly.com givesendgo.com donorbox.org eventbrite.com eventbrite.co.uk eventbrite.de
    lu.ma luma.com event-us.kr festa.io onoffmix.com peatix.com connpass.com doorkeeper.jp livepocket.jp tiget.net
    passmarket.yahoo.co.jp huodongxing.com bagevent.com ticketmaster.com dice.fm partiful.com evite.com paperlesspost.com hopin.com
    galxe.com app.galxe.com zealy.io taskon.xyz quest3.xyz layer3.xyz gleam.io link3.to guild.xyz questn.com port3.io intract.io
    premint.xyz collab.land alphabot.app swee.ps woobox.com rafflecopter.com viral-loops.com kingsumo.com`),
  // Files, clouds, pictures, video and sound
  ...listed(`
    dropbox.com dropboxusercontent.com mega.nz mega.co.nz mega.io mediafire.com box.com pcloud.com pcloud.link sync.com tresorit.com icedrive.net
    wetransfer.com we.tl send-anywhere.com sendspace.com sendgb.com gofile.io file.io anonfiles.com bayfiles.com zippyshare.com 4shared.com
    rapidgator.net uploaded.net turbobit.net nitroflare.com krakenfiles.com pixeldrain.com catbox.moe litter.catbox.moe files.catbox.moe
    transfer.sh temp.sh tmpfiles.org filebin.net fileditch.com uguu.se workupload.com ufile.io dosya.co filemail.com transfernow.net
    swisstransfer.com smash.gg fromsmash.com firestorage.jp gigafile.nu datadeliver.net axfc.net getuploader.com uploader.jp dotup.org
    pan.baidu.com yun.baidu.com lanzou.com lanzoui.com lanzoux.com lanzoub.com 123pan.com aliyundrive.com alipan.com quark.cn 115.com ctfile.com cowtransfer.com weiyun.com
    jianguoyun.com disk.yandex.ru cloud.mail.ru mybox.naver.com cloud.naver.com webhard.co.kr terabox.com 1024tera.com
    1fichier.com uptobox.com hidrive.com strato.de magentacloud.de nextcloud.com koofr.net degoo.com ibb.co imgbb.com imgur.com i.imgur.com
    postimg.cc postimages.org imageshack.com photobucket.com prnt.sc prntscr.com gyazo.com lightshot.com imgpile.com freeimage.host
    imgbox.com directupload.net abload.de smugmug.com photos.google.com giphy.com tenor.com ytimg.com vimeo.com dailymotion.com
    streamable.com veoh.com nicovideo.jp openrec.tv twitcasting.tv tver.jp youku.com iqiyi.com v.qq.com ixigua.com rutube.ru wistia.com
    loom.com vidyard.com spotify.com open.spotify.com podcasts.apple.com music.apple.com podty.me podbbang.com castbox.fm overcast.fm
    pocketcasts.com deezer.com tidal.com genius.com suno.com udio.com melon.com genie.co.kr bugs.co.kr flo.com vibe.naver.com
     cdn-telegram.org githubusercontent.com jsdelivr.net unpkg.com cdnjs.com esm.sh gitcdn.link rawgit.com rawgithack.com
    statically.io ggpht.com fbcdn.net cdninstagram.com twimg.com tiktokcdn.com pstatic.net daumcdn.net kakaocdn.net`),
  ...listed(`
    app.google g.co smartsheet.com zfrmz.com zfrmz.in porsline.ir carousell.com.hk ddanzi.com guilded.gg revolt.chat stoat.chat
    afreecatv.com lemon8-app.com cyworld.com catchtable.co.kr inflearn.com udemy.com coursera.org frip.co.kr somoim.co.kr munto.kr
    nebenan.de jodel.com studydrive.net vc.ru dtf.ru drive2.ru tenchat.ru zsxq.com meipian.cn eqxiu.com rabbitpre.com maka.im doubao.com
    kimi.com deepseek.com grok.com twipla.jp privatter.net fusetter.com lmes.jp lstep.app utage-system.com myasp.jp
    webcache.googleusercontent.com`),
  // Shops of apps, extensions and bots
  ...listed(`
    play.google.com apps.apple.com itunes.apple.com testflight.apple.com chrome.google.com chromewebstore.google.com addons.mozilla.org
    microsoftedge.microsoft.com apps.microsoft.com addons.opera.com onestore.co.kr onestore.net galaxystore.samsung.com galaxy.store
    appgallery.huawei.com appgallery.cloud.huawei.com appstore.vivo.com.cn app.mi.com apkpure.com apkpure.net apkmirror.com aptoide.com uptodown.com
    apkcombo.com f-droid.org 9apps.com sj.qq.com wandoujia.com coolapk.com pgyer.com pgyersign.com fir.im betafamily.com install.appcenter.ms
    appcenter.ms diawi.com installonair.com appho.st deploygate.com tapixir.com taptap.cn taptap.io softonic.com cnet.com filehippo.com
     snapcraft.io flathub.org packagist.org pypi.org rubygems.org crates.io marketplace.visualstudio.com
    open-vsx.org workspace.google.com zapier.com ifttt.com poe.com character.ai chatgpt.com openai.com claude.ai gemini.google.com
    perplexity.ai dune.com thegraph.com snapshot.org snapshot.box tally.xyz juicebox.money pump.science`),
  // Deep links into apps
  ...listed(`
    app.link onelink.me adj.st go.link smart.link sng.link bnc.lt test-app.link airbridge.io abr.ge
    deeplink.page kochava.com tlnk.io singular.net appsflyer.com adjust.com branch.io
    applink.kakaopay.com link.kakaopay.com link.coupang.com link.payco.com toss.im supertoss.im `),
  // Gateways, archives, translations, tunnels and readers
  ...listed(`
    ipfs.io cloudflare-ipfs.com cf-ipfs.com gateway.pinata.cloud pinata.cloud
      infura-ipfs.io ipfs.infura.io ipfs.best ipfs.eth.aragon.network
    gateway.ipfs.io ipfs.eternum.io hardbin.com quicknode-ipfs.com arweave.net arweave.dev ar.io ar-io.dev permagate.io g8way.io
    irys.xyz gateway.irys.xyz siasky.net skynetfree.net storj.io link.storjshare.io storjshare.io swarm.ethereum.org
    archive.org web.archive.org archive.today archive.ph archive.is archive.md archive.li archive.vn archive.fo megalodon.jp webcitation.org
    ghostarchive.org perma.cc freezepage.com cachedview.nl translate.google.com translatetheweb.com papago.naver.net 12ft.io
    outline.com pocket.co getpocket.com instapaper.com flipboard.com feedly.com inoreader.com smry.ai r.jina.ai proxysite.com croxyproxy.com
    hide.me kproxy.com webhook.site
    requestbin.com pipedream.net beeceptor.com mocky.io`),
  // Who writes about sites, news and reviews
  ...listed(`
    trustpilot.com sitejabber.com yelp.com glassdoor.co.kr g2.com capterra.com bbb.org scamadviser.com thecheat.co.kr
    blockmedia.co.kr tokenpost.kr coinness.com cointelegraph.com coindesk.com decrypt.co theblock.co prnewswire.com businesswire.com
    globenewswire.com prtimes.jp einpresswire.com newswire.co.kr digitaljournal.com benzinga.com yna.co.kr chosun.com joongang.co.kr
    donga.com hani.co.kr khan.co.kr mk.co.kr hankyung.com sedaily.com edaily.co.kr etnews.com zdnet.co.kr sbs.co.kr kbs.co.kr imbc.com jtbc.co.kr
    ytn.co.kr asahi.com mainichi.jp yomiuri.co.jp nikkei.com nhk.or.jp bild.de spiegel.de welt.de faz.net sueddeutsche.de zeit.de focus.de
    tagesschau.de heise.de golem.de bbc.com bbc.co.uk cnn.com nytimes.com theguardian.com reuters.com bloomberg.com forbes.com
    people.com.cn xinhuanet.com ifeng.com thepaper.cn huanqiu.com`),
]);

/** Federated social networks: `@name` is an account on that host. */
export const FEDERATED: ReadonlySet<string> = new Set(
  listed(`
    mastodon.social mastodon.online mastodon.world mastodon.cloud mastodon.art mstdn.jp mstdn.social pawoo.net mas.to fosstodon.org
    infosec.exchange hachyderm.io techhub.social chaos.social troet.cafe planet.moe qdon.space uri.life misskey.io misskey.design
    social.vivaldi.net universeodon.com mastodonapp.uk social.tchncs.de`),
);

/** A tenant has a host of its own below these; besides those of the Public Suffix List and of safe-list/hosting.ts. */
export const TENANT_HOSTS: ReadonlySet<string> = new Set([
  // Blogs, forums, communities
  ...listed(`
    egloos.com livedoor.jp livedoor.blog livedoor.biz blog.jp fc2.com blog.fc2.com web.fc2.com fc2web.com seesaa.net jugem.jp cocolog-nifty.com
    hatenablog.com hatenablog.jp hatenadiary.com exblog.jp blog.me over-blog.com canalblog.com skyrock.com typepad.com ghost.io beehiiv.com
    substack.com livejournal.com dreamwidth.org blogs.com edublogs.org proboards.com freeforums.net forumotion.com forumactif.com
    forumotion.net bbs.fc2.com wikidot.com fandom.com bandcamp.com itch.io bsky.social lofter.com altervista.org overblog.com`),
  // Sites and shops made from a kit
  ...listed(`
    jimdofree.com jimdosite.com jimdo.com mystrikingly.com strikingly.com weebly.com wixsite.com wixstudio.com godaddysites.com
    000webhostapp.com yolasite.com site123.me webnode.page webnode.com webador.com bravesites.com simdif.com tilda.ws ucoz.net ucoz.com narod.ru
    my-free.website mozello.com mobirisesite.com hpage.com ning.com multiscreensite.com creatorlink.net sixshop.site waveon.me oopy.io super.site
    softr.app glide.page typedream.app notion.site canva.site my.canva.site gamma.site tome.site durable.co lovable.app base44.app bolt.host
    manus.space odoo.com zohosites.com bitrix24.site bitrix24.com kajabi.com mykajabi.com teachable.com thinkific.com podia.com clickfunnels.com
    leadpages.co lpages.co unbouncepages.com instapage.com pagedemo.co hs-sites.com hubspotpagebuilder.com ck.page shop-pro.jp base.shop base.ec
    thebase.in stores.jp booth.pm official.ec storenvy.com bigcartel.com ecwid.com company.site square.site shoplazza.com shopline.com
    myshoplaza.com waca.shop cyberbiz.co youzan.com weidian.com godo.co.kr makeshop.co.kr mycafe24.com firstmall.kr stan.store oopy.site`),
  ...listed(`
    amebaownd.com theblog.me shopinfo.jp themedia.jp localinfo.jp storeinfo.jp therestaurant.jp studio.site crayonsite.net crayonsite.info
    zhubai.love`),
  // Places to put a page, a service or a tunnel
  ...listed(`
    infinityfreeapp.com epizy.com rf.gd great-site.net byethost.com freehostia.com dothome.co.kr godohosting.com mireene.com ivyro.net phps.kr
    cafe24app.com quickconnect.to zendesk.com freshdesk.com helpscoutdocs.com intercom.help crisp.help tawk.help statuspage.io readme.io
    atlassian.net mintlify.app loca.lt lhr.life serveo.net zrok.io localtunnel.me localhost.run tunnelmole.net pagekite.me
    mypinata.cloud dweb.link w3s.link nftstorage.link 4everland.io 4everland.app 4everland.xyz on.fleek.co fleek.cool eth.link
    crustwebsites.net myfilebase.com blob.core.windows.net sakura.ne.jp xsrv.jp`),
]);
