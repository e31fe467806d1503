### Texts of the gallery, which shows the blocks to those who build the shop. What it can, it borrows from the offers.

gallery-title = Gallery of blocks | { -brand }
gallery-description = Every block once, on varied grounds. Seen only while the shop is being built.
gallery-heading = Every block on one page
gallery-lead = To be looked at in each language and width. The words come from the offer pages.
gallery-order = To the packs
gallery-cards-heading = Points as cards
gallery-columns-heading = Points as columns
gallery-ticks-heading = Points as ticks
gallery-plain-title = Gallery: hero without a picture | { -brand }
gallery-plain-description = The head of a page that makes do with words.
gallery-split-title = Gallery: hero beside a picture | { -brand }
gallery-split-description = The head of a page with words on one side and a picture on the other.
gallery-stage-title = Gallery: hero above a picture | { -brand }
gallery-stage-description = The head of a page with words above a picture in the middle.
gallery-poster-title = Gallery: hero over a picture | { -brand }
gallery-poster-description = The head of a page with words over the free part of a wide picture.
gallery-product-title = Gallery: hero with a product | { -brand }
gallery-product-description = The head of a page with a free-standing product beside the words.
